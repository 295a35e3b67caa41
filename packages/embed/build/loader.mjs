import { join } from "node:path"
import { leaveDocsOut } from "./attributeTables.mjs"
import { bundle, embedFolder } from "./bundle.mjs"

/**
 * The script tag's own file. It is built last, since it is told the chunks' files and the names they take; so a change
 * in core alters this file alone, and no chunk's name.
 * @param {{ name: string, version: string, sharedSource: string, builtFiles: unknown }} options
 * @returns {Promise<import("./bundle.mjs").Bundle>}
 */
export function buildLoader({ name, version, sharedSource, builtFiles }) {
  return bundle({
    entryPoints: { [name]: join(embedFolder, "src", "ringside.ts") },
    define: { VERSION: JSON.stringify(version) },
    plugins: [
      leaveDocsOut(),
      replaceSources({
        "shared.ts": sharedSource,
        "files.ts": `export const builtFiles = ${JSON.stringify(builtFiles)}`,
      }),
    ],
  })
}

/**
 * The entry for pages that can only print a classic script tag.
 * @param {string} name of the module it imports
 * @returns {Promise<import("./bundle.mjs").Bundle>}
 */
export function buildClassicEntry(name) {
  return bundle({
    entryPoints: { [`${name}.classic`]: join(embedFolder, "src", "classic.ts") },
    define: { MODULE_FILE: JSON.stringify(`./${name}.js`) },
    format: "iife",
  })
}

/**
 * @param {Record<string, string>} sources by file name in src
 * @returns {import("esbuild").Plugin}
 */
function replaceSources(sources) {
  const byPath = new Map(Object.entries(sources).map(([file, source]) => [join(embedFolder, "src", file), source]))
  return {
    name: "replace-sources",
    setup(build) {
      build.onLoad({ filter: /[\\/]src[\\/](shared|files)\.ts$/ }, ({ path }) => {
        const contents = byPath.get(path)
        return contents === undefined ? undefined : { contents, loader: "js", resolveDir: join(embedFolder, "src") }
      })
    },
  }
}
