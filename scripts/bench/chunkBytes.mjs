import { readFileSync } from "node:fs"
import { join } from "node:path"
import { embedBuild } from "../builds.mjs"
import { root } from "../workspace.mjs"

/**
 * Sums the brotli kB of the built files whose name matches.
 * @param {RegExp} pattern
 * @throws when no file matches, so that a missing figure doesn't look measured
 */
export function sumChunkKb(pattern) {
  /** @type {readonly { file: string, brotliBytes: number }[]} */
  const manifest = JSON.parse(readFileSync(join(root, embedBuild.output, "..", "manifest.json"), "utf8"))
  const found = manifest.filter(({ file }) => pattern.test(file))
  if (found.length === 0) throw new Error(`The build has no file ${String(pattern)}.`)
  return found.reduce((total, { brotliBytes }) => total + brotliBytes, 0) / 1000
}
