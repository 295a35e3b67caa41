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
