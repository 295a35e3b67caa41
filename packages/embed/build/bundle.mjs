import { build } from "esbuild"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { browserTargets, lowererName, lowerLightDark } from "./browserFloor.mjs"
import { minifierName } from "./minify.mjs"
import { nameModules } from "./nameModules.mjs"

/** The folder of this package. */
export const embedFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The root folder of the workspace: paths in build outputs are relative to it, so that they don't contain the machine's paths. */
export const rootFolder = dirname(dirname(embedFolder))

/** The first line of style sheets while their names are made: what lowers them later must change their hash. */
const stylesBanner = `/* ${lowererName} */`

/** The nominal output folder of a bundle; its outputs are kept in memory and named relative to this folder. */
const outFolder = join(rootFolder, "out")

/**
 * The outputs of one esbuild run, by path relative to the folder of the script tag.
 * @typedef {object} Bundle
 * @property {Map<string, Uint8Array>} files
 * @property {Record<string, import("esbuild").Metafile["outputs"][string]>} outputs
 */

/**
 * Bundles the packages' sources for the browser. The outputs are kept in memory.
 * @param {import("esbuild").BuildOptions} options
 * @param {{ preamble?: string }} [script] the first line of each script
 * @returns {Promise<Bundle>}
 */
export async function bundle(options, { preamble = "" } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: rootFolder,
    outdir: outFolder,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: browserTargets,
    conditions: ["ringside-source", "production"],
    minify: true,
    charset: "utf8",
    sourcemap: "external",
    legalComments: "external",
    logLevel: "silent",
    banner: { css: stylesBanner, js: preamble },
    // File names are hashes of the contents. The minifier removes its name later, but it must change the hash.
    footer: { js: `// ${minifierName}` },
    ...options,
    plugins: [...(options.plugins ?? []), nameModules()],
    define: { "process.env.NODE_ENV": '"production"', ...options.define },
    // The packages' own compiler settings must not affect the build: the result would depend on which of them esbuild finds first.
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", verbatimModuleSyntax: true } },
  })
  const files = new Map((outputFiles ?? []).map(({ path, contents }) => [toPosix(relative(outFolder, path)), contents]))
  for (const [file, contents] of files) if (file.endsWith(".css")) files.set(file, lowerStyles(contents))
  const outputs = Object.fromEntries(
    Object.entries(metafile?.outputs ?? {}).map(([path, output]) => [path.replace(/^out\//, ""), output]),
  )
  return { files, outputs }
}

/**
 * Lowers a style sheet, and removes the line that was in it for its name.
 * @param {Uint8Array} contents
 */
function lowerStyles(contents) {
  const styles = new TextDecoder().decode(contents).replace(`${stylesBanner}\n`, "")
  return lowerLightDark(new TextEncoder().encode(styles), { isMinified: true })
}

/** @param {string} path */
export function toPosix(path) {
  return path.replaceAll("\\", "/")
}
