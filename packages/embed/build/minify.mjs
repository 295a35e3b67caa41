import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pid } from "node:process"
import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { minify } from "terser"

/** The minifier must assume nothing that it can't see in the code: no option that terser calls unsafe, and no getter treated as pure. */
const options = /** @type {const} */ ({ module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 } })

/** Fewer comma expressions, and functions first: the code is more repetitive, so some files compress better. */
const plainer = { ...options, compress: { ...options.compress, passes: 5, sequences: false, hoist_funs: true } }

/** Minifying takes seconds, and most files don't change between builds. */
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-minify", import.meta.url))

/**
 * The minifier's name and version. They are part of every hash in a file name, since the output depends on them and not on the source
 * alone.
 */
export const minifierName = `terser ${createRequire(import.meta.url)("terser/package.json").version}`

/**
 * Minifies a script further than esbuild does: by a tenth for the loader, by 2 % for React.
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
    // Not cached yet.
  }
  const first = await minifyAs(options, { code, map, preamble })
  // Only scripts with a preamble get the second attempt: React is large, and gains nothing.
  const other = preamble ? await minifyAs(plainer, { code, map, preamble }) : first
  const result = measure(other.code) < measure(first.code) ? other : first
  mkdirSync(cacheFolder, { recursive: true })
  // Rename a finished file into place, since another build may be reading the cache.
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
 * The size of a script as a shopper's browser downloads it, in bytes.
 * @param {string} code
 */
function measure(code) {
  return brotliCompressSync(code).byteLength
}
