import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { listFiles } from "./listFiles.mjs"

/**
 * Hashes the names and contents of files; the hash changes when one is added, renamed, removed or edited. A folder stands for all its
 * files; a missing path counts as absent, so that creating it changes the hash.
 * @param {string} base the folder that names are relative to, so that a moved clone keeps its hash
 * @param {readonly string[]} paths relative to `base`
 * @param {(name: string) => boolean} [isInput] leaves files out, by their name relative to `base`
 */
export function hashFiles(base, paths, isInput = () => true) {
  const hash = createHash("sha256")
  const names = [...new Set(paths.flatMap((path) => listFiles(base, path)))].filter(isInput).sort()
  for (const name of names) {
    const content = readFileSync(join(base, name))
    // The length distinguishes "ab" + "c" from "a" + "bc".
    hash.update(`${name}\0${content.length}\0`).update(content)
  }
  return hash.digest("hex")
}

/**
 * Whether the work of `stampPath` was last done with exactly these inputs.
 * @param {string} stampPath
 * @param {string} hash
 */
export function isStamped(stampPath, hash) {
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === hash
}

/**
 * Records that the work was done with these inputs.
 * @param {string} stampPath
 * @param {string} hash
 */
export function writeStamp(stampPath, hash) {
  mkdirSync(dirname(stampPath), { recursive: true })
  writeFileSync(stampPath, hash)
}
