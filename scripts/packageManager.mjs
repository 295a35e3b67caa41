import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { runProcess } from "./processes.mjs"
import { readManifest, root } from "./workspace.mjs"

const folder = join(root, "node_modules", ".cache", "ringside-package-manager")

/**
 * Reads the package manager that the root manifest pins, in Corepack's form: `pnpm@1.2.3+sha512.HEX`.
 * @param {string | undefined} [text]
 * @returns {{ name: string, spec: string, sha512: string }}
 * @throws Error when the version or the hash is missing, since another program could then run unnoticed.
 */
export function readPackageManager(text = readManifest(join(root, "package.json")).packageManager) {
  const [, spec, name, sha512] = /^((\w+)@\d+\.\d+\.\d+)\+sha512\.([0-9a-f]{128})$/.exec(text ?? "") ?? []
  if (spec !== undefined && name !== undefined && sha512 !== undefined) return { name, spec, sha512 }
  throw new Error(`package.json names "${text ?? ""}" as its packageManager; expected name@version+sha512.HASH`)
}

/**
 * Runs the pinned package manager. Its package is fetched without running any of its code, and started only if its hash matches.
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProcess>[2]} [options]
 * @throws Error when it can't be fetched, or its hash doesn't match.
 */
export async function runPackageManager(args, options) {
  const { name, spec, sha512 } = readPackageManager()
  const file = join(folder, `${spec.replace("@", "-")}.tgz`)
  if (!existsSync(file)) await fetchPackage(spec)
  checkHash(file, sha512)
  return runProcess("npx", ["--yes", "--prefer-offline", "--ignore-scripts", `--package=${file}`, name, ...args], {
    ...options,
    hasShell: isWindows,
  })
}

// On Windows npm and npx are batch files, which require a shell.
const isWindows = process.platform === "win32"

/** @param {string} spec */
async function fetchPackage(spec) {
  mkdirSync(folder, { recursive: true })
  const args = ["pack", spec, "--ignore-scripts", "--prefer-offline", `--pack-destination=${folder}`]
  const { code, output } = await runProcess("npm", args, { hasShell: isWindows })
  if (code !== 0) throw new Error(`${spec} could not be fetched:\n${output}`)
}

/**
 * @param {string} file
 * @param {string} sha512 in hexadecimal digits
 * @throws Error when the file's hash differs.
 */
export function checkHash(file, sha512) {
  const found = createHash("sha512").update(readFileSync(file)).digest("hex")
  if (found === sha512) return
  throw new Error(
    `${file} has the SHA-512 ${found}; expected ${sha512}, which package.json pins. ` +
      "It is not started. Delete it to fetch it again.",
  )
}
