import { join } from "node:path"
import { leaveDocsOut } from "./attributeTables.mjs"
import { bundle, embedFolder } from "./bundle.mjs"
import { replaceSources } from "./replaceSources.mjs"

/**
 * The script tag's own file. It is built last, since it is told the chunks' files.
 * @param {{ name: string, version: string, builtFiles: unknown }} options
 * @returns {Promise<import("./bundle.mjs").Bundle>}
 */
export function buildLoader({ name, version, builtFiles }) {
  return bundle({
    entryPoints: { [name]: join(embedFolder, "src", "ringside.ts") },
    define: { VERSION: JSON.stringify(version) },
    // Chromium compiles such a file whole, beside the parsing of the page, and not function by function when each is first called.
    banner: { js: "//# allFunctionsCalledOnLoad" },
    plugins: [
      leaveDocsOut(),
      replaceSources({ "files.ts": `export const builtFiles = ${JSON.stringify(builtFiles)}` }),
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
