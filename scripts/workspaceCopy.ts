import { spawn } from "node:child_process"
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { memberFolders, root } from "./workspace.mjs"

/** A copy of the workspace that a test may change. */
export interface WorkspaceCopy {
  readonly folder: string
  /** Runs a script of the copy, or a tool on it. */
  run(nodeArgs: readonly string[]): Promise<Ended>
  /** Links other packages of the copy into a package, as an installation would. */
  link(name: string, others: readonly string[]): void
  remove(): void
}

/** The result of a process. */
export interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Copies the workspace with the packages installed here. */
export function createWorkspaceCopy(): WorkspaceCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ringside-workspace-")))
  const folders = [".storybook", "docs", "examples", "packages", "scripts", "site"]
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of [...files.map((entry) => entry.name), ...folders]) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !["node_modules", "dist", ".data"].includes(basename(path)),
      // The compiler's incremental results depend on the files' times.
      preserveTimestamps: true,
    })
  }
  linkInstalled(join(root, "node_modules"), join(folder, "node_modules"))
  const link = (member: string, others: readonly string[]) => {
    const scope = join(folder, member, "node_modules", "@ringside")
    mkdirSync(scope, { recursive: true })
    for (const other of others) symlinkSync(join(folder, "packages", other), join(scope, other))
  }
  const copy: WorkspaceCopy = {
    folder,
    run: (nodeArgs) => run(folder, nodeArgs),
    link: (name, others) => link(`packages/${name}`, others),
    remove: () => rmSync(folder, { recursive: true }),
  }
  for (const member of memberFolders()) {
    const installed = join(root, member, "node_modules")
    if (!existsSync(installed)) continue
    linkInstalled(installed, join(folder, member, "node_modules"))
    // Packages of the workspace are the copy's own.
    if (existsSync(join(installed, "@ringside"))) link(member, readdirSync(join(installed, "@ringside")))
  }
  return copy
}

function run(folder: string, nodeArgs: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    // These variables belong to the current test runner; the copy starts another one.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    const child = spawn(process.execPath, nodeArgs, { cwd: folder, env })
    let output = ""
    child.stdout.on("data", (words: Buffer) => (output += words.toString()))
    child.stderr.on("data", (words: Buffer) => (output += words.toString()))
    child.on("close", (code) => resolve({ code, output }))
  })
}

/** Links all packages of one `node_modules` into another, except those of the workspace. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith(".") || name === "@ringside") continue
    if (name.startsWith("@")) linkInstalled(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
}
