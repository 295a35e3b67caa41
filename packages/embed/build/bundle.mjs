import { build } from "esbuild"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { minifierName, minifyScript } from "./minify.mjs"

/** The folder of this package. */
export const embedFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder that holds the workspace: paths in what we build are relative to it, so no machine's path gets in. */
export const rootFolder = dirname(dirname(embedFolder))

/** Chromium compiles such a file whole, beside the parsing of the page, and not function by function when each is first called. */
export const compileAtOnce = "//# allFunctionsCalledOnLoad"

/** Where a bundle would be written; its outputs are kept in memory and named relative to this folder. */
const outFolder = join(rootFolder, "out")

/**
 * What one run of esbuild made, by path relative to the folder of the script tag.
 * @typedef {object} Bundle
 * @property {Map<string, Uint8Array>} files
 * @property {Record<string, import("esbuild").Metafile["outputs"][string]>} outputs
 */

/**
 * Bundles for the browser as the script tag needs it: modules, minified, from the packages' sources. Writes nothing.
 * @param {import("esbuild").BuildOptions} options
 * @param {{ preamble?: string | undefined }} [script] the first line of each script
 * @returns {Promise<Bundle>}
 */
export async function bundle(options, { preamble } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: rootFolder,
    outdir: outFolder,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    conditions: ["ringside-source", "production"],
    minify: true,
    charset: "utf8",
    sourcemap: "external",
    legalComments: "external",
    logLevel: "silent",
    // The names of files tell their contents, which this line doesn't outlive but decides upon.
    banner: { js: `// ${minifierName} ${preamble ?? ""}` },
    ...options,
    define: { "process.env.NODE_ENV": '"production"', ...options.define },
    // The packages' own settings are for the compiler: what is built must not hang on which of them is found first.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", verbatimModuleSyntax: true } },
  })
  const files = new Map((outputFiles ?? []).map(({ path, contents }) => [toPosix(relative(outFolder, path)), contents]))
  await minifyAll(files, preamble)
  const outputs = Object.fromEntries(
    Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [path.replace(/^out\//, ""), output]),
  )
  return { files, outputs }
}

/**
 * Minifies every script that has a source map.
 * @param {Map<string, Uint8Array>} files
 * @param {string | undefined} preamble
 */
async function minifyAll(files, preamble) {
  for (const [file, contents] of files) {
    const map = files.get(`${file}.map`)
    if (!file.endsWith(".js") || !map) continue
    const made = await minifyScript({ code: decode(contents), map: decode(map), preamble })
    files.set(file, new TextEncoder().encode(made.code))
    files.set(`${file}.map`, new TextEncoder().encode(made.map))
  }
}

/** @param {Uint8Array} contents */
function decode(contents) {
  return new TextDecoder().decode(contents)
}

/**
 * The output that an entry became, with its path.
 * @param {Bundle} bundle
 */
export function findEntry({ outputs }) {
  const found = Object.entries(outputs).find(([path, output]) => output.entryPoint && path.endsWith(".js"))
  if (!found) throw new Error("The bundle has no entry.")
  const [path, output] = found
  return { path, output }
}

/** @param {string} path */
export function toPosix(path) {
  return path.replaceAll("\\", "/")
}
