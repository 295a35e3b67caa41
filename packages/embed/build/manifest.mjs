import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"

const compress = promisify(brotliCompress)

/** The query that the loader adds to a file's address at its second attempt (`src/secondTry.ts`). */
const retryQuery = "?retry"

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
 * @param {{ isMeasured: boolean }} options
 * @returns {Promise<ManifestEntry[]>}
 */
export async function createManifest(files, needs, { isMeasured }) {
  const served = [...files].filter(([file]) => /\.(js|css)$/.test(file)).sort(([a], [b]) => (a < b ? -1 : 1))
  const entries = served.map(async ([file, contents]) => ({
    file,
    bytes: contents.byteLength,
    ...(isMeasured && { brotliBytes: await measureBrotli(contents) }),
    ...(needs.has(file) && { needs: needs.get(file) ?? [] }),
    integrity: `sha384-${createHash("sha384").update(contents).digest("base64")}`,
  }))
  return Promise.all(entries)
}

/**
 * Creates the part of an import map that makes browsers refuse a chunk with changed content, at both addresses that the loader requests.
 * Addresses are relative to the folder of the script tag; a page replaces `./` with that folder's address.
 * @param {readonly ManifestEntry[]} manifest
 * @returns {{ integrity: Record<string, string> }}
 */
export function createImportMap(manifest) {
  const chunks = manifest.filter(({ file }) => /^chunks\/.*\.js$/.test(file))
  return {
    integrity: Object.fromEntries(
      chunks.flatMap(({ file, integrity }) => [
        [`./${file}`, integrity],
        [`./${file}${retryQuery}`, integrity],
      ]),
    ),
  }
}

/**
 * The length of a file as servers send it: in brotli at the highest quality.
 * @param {Uint8Array} contents
 */
async function measureBrotli(contents) {
  const compressed = await compress(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return compressed.byteLength
}
