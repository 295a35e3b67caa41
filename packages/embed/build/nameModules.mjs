import { readFileSync } from "node:fs"

/**
 * Makes each `import()` in a part, and in its modules that code asks for, resolve with the name of its file, `{ file: "./late.ts" }`, instead of the file. So the build reads which
 * files a part names by calling its functions, and a bundle that contains a part contains none of its code: the build has chunks of its own.
 * @returns {import("esbuild").Plugin}
 */
export function nameModules() {
  return {
    name: "name-modules",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]src[\\/](part|modules)\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replaceAll(
          /\bimport\(\s*("[^"]+")\s*\)/g,
          "Promise.resolve({ file: $1 })",
        ),
        loader: "ts",
      }))
    },
  }
}
