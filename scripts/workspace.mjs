import { existsSync, readFileSync, readdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The root folder of the workspace. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder of stamps, reports and other disposable files. */
export const cacheFolder = join(root, "node_modules", ".cache", "ringside")

/** An example that installs the packages as they are packed, and is checked by its own build. pnpm-workspace.yaml leaves it out, too. */
const outside = "examples/react-app"

/**
 * The workspace's packages and examples, as folders relative to the root, sorted. A folder without a manifest doesn't count.
 * @returns {string[]}
 */
export function memberFolders() {
  const folders = []
  for (const parent of ["packages", "examples"]) {
    if (!existsSync(join(root, parent))) continue
    for (const name of readdirSync(join(root, parent))) folders.push(`${parent}/${name}`)
  }
  return folders.filter((folder) => folder !== outside && existsSync(join(root, folder, "package.json"))).sort()
}

/**
 * Reads a manifest, typed as far as these scripts use it.
 * @param {string} path
 * @returns {{ name?: string, description?: string, private?: boolean, packageManager?: string, bin?: string | Record<string, string>, scripts?: Record<string, string>, engines?: Record<string, string> }}
 */
export function readManifest(path) {
  return JSON.parse(readFileSync(path, "utf8"))
}
