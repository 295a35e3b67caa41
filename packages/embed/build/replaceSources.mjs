import { join } from "node:path"
import { embedFolder } from "./bundle.mjs"

/**
 * Replaces the stubs of these names with generated sources.
 * @param {Record<string, string>} sources by file name in src
 * @returns {import("esbuild").Plugin}
 */
export function replaceSources(sources) {
  const byPath = new Map(Object.entries(sources).map(([file, source]) => [join(embedFolder, "src", file), source]))
  return {
    name: "replace-sources",
    setup(build) {
      build.onLoad(
        { filter: /[\\/]src[\\/](shared|files|chunkFiles|hookTables|warningTexts|loaderParts|lateParts)\.ts$/ },
        ({ path }) => {
          const contents = byPath.get(path)
          return contents === undefined ? undefined : { contents, loader: "js", resolveDir: join(embedFolder, "src") }
        },
      )
    },
  }
}
