import { join } from "node:path"
import { leaveDocsOut } from "./declarations.mjs"
import { writeErrorsPage } from "./errorsPage.mjs"
import { bundle, embedFolder } from "./bundle.mjs"
import { compileAtOnce } from "./minify.mjs"
import { writeLoaderParts } from "./partSources.mjs"
import { replaceSources } from "./generatedSources.mjs"

/**
 * Builds the file of the script tag. It is built last, since it contains the names of the chunks' files.
 * @param {{ name: string, version: string, entryFiles: unknown, parts: readonly import("./parts.mjs").BuildPart[] }} options
 * @returns {Promise<import("./bundle.mjs").Bundle>}
 */
export function buildLoader({ name, version, entryFiles, parts }) {
  return bundle(
    {
      entryPoints: { [name]: join(embedFolder, "src", "ringside.ts") },
      define: { VERSION: JSON.stringify(version) },
      plugins: [
        leaveDocsOut(),
        replaceSources({
          "files.ts": `export const entryFiles = ${JSON.stringify(entryFiles)}`,
          "loaderParts.ts": writeLoaderParts(parts),
          ...writeErrorsPage(),
        }),
      ],
    },
    { preamble: compileAtOnce },
  )
}

/**
 * Builds the entry for pages that can only print a classic script tag.
 * @param {string} name of the module that it imports
 * @returns {Promise<import("./bundle.mjs").Bundle>}
 */
export function buildClassicEntry(name) {
  return bundle({
    entryPoints: { [`${name}.classic`]: join(embedFolder, "src", "classic.ts") },
    define: { MODULE_FILE: JSON.stringify(`./${name}.js`) },
    plugins: [replaceSources(writeErrorsPage())],
    format: "iife",
  })
}
