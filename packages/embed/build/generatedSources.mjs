import { basename, join } from "node:path"
import { embedFolder } from "./bundle.mjs"

/**
 * Resolves the entry `source:NAME` to the given source.
 * @param {string} entry
 * @param {string} source
 * @returns {import("esbuild").Plugin}
 */
export function provideSource(entry, source) {
  return {
    name: "provide-source",
    setup(build) {
      build.onResolve({ filter: /^source:/ }, () => ({ path: entry, namespace: "source" }))
      build.onLoad({ filter: /./, namespace: "source" }, () => ({
        contents: source,
        loader: "ts",
        resolveDir: embedFolder,
      }))
    },
  }
}

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
      const names = Object.keys(sources).map((file) => basename(file))
      build.onLoad({ filter: new RegExp(`[\\\\/](${names.join("|").replaceAll(".", "\\.")})$`) }, ({ path }) => {
        const contents = byPath.get(path)
        return contents === undefined ? undefined : { contents, loader: "js", resolveDir: join(embedFolder, "src") }
      })
    },
  }
}
