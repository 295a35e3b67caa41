import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pid } from "node:process"
import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { minify } from "terser"

/** Nothing here may count on what code can't be seen to do: no option that terser calls unsafe, and no getter taken for pure. */
const options = /** @type {const} */ ({ module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 } })

/** Fewer commas between statements, and functions first: more alike, which some files compress better for. */
const plainer = { ...options, compress: { ...options.compress, passes: 5, sequences: false, hoist_funs: true } }

/** It takes seconds, and most files are the same from build to build. */
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-minify", import.meta.url))

/** Of what a file is made of beside its source: a part of every hash that stands in a file's name. */
export const minifierName = `terser ${createRequire(import.meta.url)("terser/package.json").version}`

/**
 * Makes a script smaller than esbuild leaves it: a tenth of the loader, 2 % of React.
 * @param {{ code: string, map: string, preamble?: string | undefined }} script as esbuild wrote it, with its source map
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyScript({ code, map, preamble = "" }) {
  const key = createHash("sha256")
    .update(JSON.stringify([minifierName, options, plainer, code, map, preamble]))
    .digest("hex")
  const cached = join(cacheFolder, `${key}.json`)
  try {
    return JSON.parse(readFileSync(cached, "utf8"))
  } catch {
    // Not there yet.
  }
  const first = await minifyAs(options, { code, map, preamble })
  // React is large, and gains nothing.
  const other = preamble ? await minifyAs(plainer, { code, map, preamble }) : first
  const result = measure(other.code) < measure(first.code) ? other : first
  mkdirSync(cacheFolder, { recursive: true })
  // Another build may be reading.
  writeFileSync(`${cached}.${pid}`, JSON.stringify(result))
  renameSync(`${cached}.${pid}`, cached)
  return result
}

/**
 * @param {import("terser").MinifyOptions} settings
 * @param {{ code: string, map: string, preamble: string }} script
 */
async function minifyAs(settings, { code, map, preamble }) {
  const made = await minify(code, { ...settings, format: { preamble }, sourceMap: { content: map } })
  return { code: `${made.code ?? ""}\n`, map: String(made.map) }
}

/**
 * What a shopper's browser fetches, in bytes.
 * @param {string} code
 */
function measure(code) {
  return brotliCompressSync(code).byteLength
}
