/** The query that the loader adds to a file's address at its second attempt (`src/secondTry.ts`). */
const retryQuery = "?retry"

/**
 * Creates the part of an import map that makes browsers refuse a chunk with changed content, at both addresses that the loader requests.
 * Addresses are relative to the folder of the script tag; a page replaces `./` with that folder's address.
 * @param {readonly import("./manifest.mjs").ManifestEntry[]} manifest
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
