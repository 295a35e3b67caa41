/* Imports the source files that its arguments name, as a server does: Node has no document. Run by `importOnServer.ts`. */
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import vm from "node:vm"
import { createRequire } from "node:module"
import { build } from "esbuild"

const { outputFiles } = await build({
  stdin: {
    contents: process.argv
      .slice(2)
      .map((path) => `import ${JSON.stringify(path)}`)
      .join("\n"),
    resolveDir: dirname(fileURLToPath(import.meta.url)),
  },
  bundle: true,
  write: false,
  platform: "node",
  format: "cjs",
  logLevel: "error",
  conditions: ["ringside-source", "module"],
  loader: { ".css": "empty" },
  // Keeps what a bundle for shoppers leaves out: the question is whether an import has an effect.
  ignoreAnnotations: true,
  treeShaking: false,
})

const run = vm.compileFunction(outputFiles[0].text, ["require", "module", "exports"])
run(createRequire(import.meta.url), { exports: {} }, {})
