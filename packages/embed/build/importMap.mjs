/** What the loader adds to a file's address when it asks for it a second time (`src/secondTry.ts`). */
const retryQuery = "?retry"

/**
 * The part of an import map that makes browsers refuse a chunk whose content has changed, at both addresses that the loader asks for.
 * Addresses are relative to the folder of the script tag; a page prints them with its own in the place of `./`.
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
