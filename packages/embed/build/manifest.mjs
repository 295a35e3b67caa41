import { createHash } from "node:crypto"
import { brotliCompressSync, constants } from "node:zlib"

/**
 * One file, with the data that a page's author, a security policy or a size budget needs.
 * @typedef {object} ManifestEntry
 * @property {string} file relative to the script's own folder
 * @property {number} bytes
 * @property {number} [brotliBytes] at the highest quality, which takes seconds to measure: a quick build has none
 * @property {readonly string[]} [needs] other files that a page fetches with it
 * @property {string} integrity for `integrity="…"` or an import map
 */

/**
 * Lists the served files, sorted by path. Source maps and licences are left out, since no page requests them.
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {ReadonlyMap<string, readonly string[]>} needs the files that a file needs, by file
 * @param {{ isQuick: boolean }} options
 * @returns {ManifestEntry[]}
 */
export function createManifest(files, needs, { isQuick }) {
  return [...files]
    .filter(([file]) => /\.(js|css)$/.test(file))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, contents]) => ({
      file,
      bytes: contents.byteLength,
      ...(!isQuick && { brotliBytes: measureBrotli(contents) }),
      ...(needs.has(file) && { needs: needs.get(file) ?? [] }),
      integrity: `sha384-${createHash("sha384").update(contents).digest("base64")}`,
    }))
}

/**
 * The length of a file as servers send it: in brotli at the highest quality.
 * @param {Uint8Array} contents
 */
function measureBrotli(contents) {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}
