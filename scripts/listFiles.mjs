import { existsSync, readdirSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"

/**
 * Lists the files of a path: a file itself, all files of a folder, nothing where there is neither.
 * @param {string} base
 * @param {string} path
 * @returns {string[]} relative to `base`, with slashes
 */
export function listFiles(base, path) {
  const full = join(base, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join("/"))
}
