import { spawn } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { toolFile } from "./processes.mjs"
import { root } from "./workspace.mjs"

/** The files that a new widget changes. */
const registeredIn = [
  "tsconfig.json",
  "packages/embed/tsconfig.json",
  "packages/embed/package.json",
  "packages/embed/src/widgets.ts",
  "packages/embed/src/widgetTables.ts",
  "packages/embed/src/chunks/size-guide.ts",
]

let copy: string
let made: Ended

beforeAll(async () => {
  copy = copyWorkspace()
  linkPackages()
  made = await run(["scripts/newWidget.mjs", "size-guide", "Shows how tall a figure is"])
  // As an installation would.
  linkOwn("size-guide", ["core", "ui", "testing"])
  linkOwn("embed", ["size-guide"])
})
afterAll(() => rmSync(copy, { recursive: true }))

describe("a widget that was just made", () => {
  it("is announced with what to do next", () => {
    expect(made).toMatchObject({ code: 0, output: expect.stringContaining("packages/size-guide is made") })
    for (const file of registeredIn) expect(made.output).toContain(file)
  })

  it("has the files that every widget has, and nothing left to fill in", () => {
    const folder = join(copy, "packages/size-guide")
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    expect(paths.filter((path) => !path.startsWith("node_modules")).sort()).toEqual([
      "README.md",
      "package.json",
      "src/SizeGuide.stories.tsx",
      "src/SizeGuide.test.tsx",
      "src/domain/index.ts",
      "src/domain/selectHeading.test.ts",
      "src/domain/selectHeading.ts",
      "src/domain/tsconfig.json",
      "src/index.ts",
      "src/messages.ts",
      "src/options.ts",
      "src/styles.css",
      "src/ui/SizeGuide.tsx",
      "src/widget.ts",
      "tsconfig.json",
    ])
    for (const path of paths) expect(readFileSync(join(folder, path), "utf8")).not.toMatch(/(?<!@)__\w+__/)
  })

  it.each([
    ["the compiler", ["typescript", "tsc"], ["-b", "packages/size-guide", "packages/embed"]],
    ["prettier", ["prettier"], ["--check", "--log-level", "warn", "packages/size-guide", ...registeredIn]],
    ["eslint", ["eslint"], ["--max-warnings", "0", "packages/size-guide"]],
  ])(
    "has nothing that %s complains of",
    async (_, [name = "", bin = name], args) => {
      expect(await run([toolFile({ package: name, bin }), ...args])).toEqual({ code: 0, output: "" })
    },
    // In a fresh clone the compiler knows nothing yet.
    300_000,
  )

  it("is known to the script tag, which fetches it by its name", async () => {
    expect(await run(["packages/embed/build.mjs"])).toMatchObject({ code: 0 })
    const files = readdirSync(join(copy, "packages/embed/dist/chunks")).filter((name) => name.startsWith("size-guide"))
    expect(files.filter((name) => /\.(js|css)$/.test(name))).toHaveLength(2)
    const schema: unknown = JSON.parse(readFileSync(join(copy, "packages/embed/dist/attributes.schema.json"), "utf8"))
    expect(schema).toHaveProperty(["properties", "size-guide", "properties", "heading", "type"], "string")
  })

  it("fails every widget's tests until it draws, saying why, and passes its own", async () => {
    await run([
      toolFile({ package: "vitest" }),
      "run",
      "packages/size-guide",
      "--reporter=json",
      "--outputFile=tests.json",
    ])
    const report = parseReport(readFileSync(join(copy, "tests.json"), "utf8"))
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ file: basename(name), ...test })),
    )
    const failed = tests.filter(({ status }) => status === "failed")
    expect(failed.length).toBeGreaterThan(4)
    for (const { file, failureMessages } of failed) {
      expect(file).toBe("SizeGuide.test.tsx")
      expect(failureMessages.join("\n")).toContain(
        "SizeGuide draws nothing yet: write packages/size-guide/src/ui/SizeGuide.tsx.",
      )
    }
    const own = tests.filter(({ file }) => file === "selectHeading.test.ts")
    expect(own.map(({ status }) => status)).toEqual(Array(5).fill("passed"))
  })

  it("is not made twice", async () => {
    expect(await run(["scripts/newWidget.mjs", "size-guide", "Shows it again"])).toEqual({
      code: 1,
      output: "There is a packages/size-guide already; expected another name.\n",
    })
  })

  it("is not half made when the script tag has no place for it", async () => {
    rmSync(join(copy, "packages/embed/src/widgetTables.ts"))
    expect((await run(["scripts/newWidget.mjs", "countdown", "Counts down"])).code).toBe(1)
    expect(existsSync(join(copy, "packages/countdown"))).toBe(false)
    expect(readFileSync(join(copy, "tsconfig.json"), "utf8")).not.toContain("countdown")
  })
})

interface Ended {
  readonly code: number | null
  readonly output: string
}

/** Runs a script of the copy, or a tool on it. */
function run(nodeArgs: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    // Set by the test runner we are in; the one that is started here is another.
    const { NODE_ENV: _, VITEST: __, ...env } = process.env
    const child = spawn(process.execPath, nodeArgs, { cwd: copy, env })
    let output = ""
    child.stdout.on("data", (words: Buffer) => (output += words.toString()))
    child.stderr.on("data", (words: Buffer) => (output += words.toString()))
    child.on("close", (code) => resolve({ code, output }))
  })
}

/** The workspace without its examples, with what is installed here. */
function copyWorkspace(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "ringside-widget-")))
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const name of [...files.map((entry) => entry.name), "packages", "scripts"]) {
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !["node_modules", "dist"].includes(basename(path)),
      // What the compiler knows of a file hangs on its time.
      preserveTimestamps: true,
    })
  }
  linkInstalled(join(root, "node_modules"), join(folder, "node_modules"))
  return folder
}

/** Gives the copy's packages what theirs have here; those of the workspace are the copy's own. */
function linkPackages(): void {
  for (const name of readdirSync(join(root, "packages"))) {
    const installed = join(root, "packages", name, "node_modules")
    if (!existsSync(installed)) continue
    linkInstalled(installed, join(copy, "packages", name, "node_modules"))
    if (existsSync(join(installed, "@ringside"))) linkOwn(name, readdirSync(join(installed, "@ringside")))
  }
}

/** Links all packages of one `node_modules` into another, but those of the workspace. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name.startsWith(".") || name === "@ringside") continue
    if (name.startsWith("@")) linkInstalled(join(from, name), join(to, name))
    else symlinkSync(join(from, name), join(to, name))
  }
}

/** Has a package of the copy find others of the copy. */
function linkOwn(name: string, others: readonly string[]): void {
  const scope = join(copy, "packages", name, "node_modules", "@ringside")
  mkdirSync(scope, { recursive: true })
  for (const other of others) symlinkSync(join(copy, "packages", other), join(scope, other))
}

interface TestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[]
  }[]
}

function parseReport(text: string): TestReport {
  return JSON.parse(text) as TestReport
}
