import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { pid } from "node:process"
import { fileURLToPath } from "node:url"
import { brotliCompressSync } from "node:zlib"
import { minifyInWorker } from "./minifyWorkers.mjs"

/** The minifiers must assume nothing that they can't see in the code: no option that they call unsafe, and no getter treated as pure. */
const options = /** @type {const} */ ({ module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 } })

/** Fewer comma expressions, and functions first: the code is more repetitive, so some files compress better. */
const plainer = { ...options, compress: { ...options.compress, passes: 5, sequences: false, hoist_funs: true } }

/** Functions stay functions, for the same reason: the loader's code is longer, and weighs 275 B less in brotli. */
const uglifyOptions = {
  module: true,
  toplevel: true,
  compress: { passes: 5, inline: 1, hoist_funs: true, varify: false },
}

/** @typedef {import("./minifyWorker.mjs").Way} Way */

/** @type {Way} */
const terser = { minifier: "terser", options }
/** @type {Way} */
const plainerTerser = { minifier: "terser", options: plainer }
/** @type {Way} */
const uglify = { minifier: "uglify-js", options: uglifyOptions }

/** Minifying takes seconds, and most files don't change between builds. */
const cacheFolder = fileURLToPath(new URL("../../../node_modules/.cache/ringside-minify", import.meta.url))

const { resolve } = createRequire(import.meta.url)

/**
 * The minifiers' names and versions. They are part of every hash in a file name, since the output depends on them and not on the source
 * alone.
 */
export const minifierName = ["terser", "uglify-js"].map((name) => `${name} ${readVersion(name)}`).join(", ")

/**
 * Minifies a script further than esbuild does: by a ninth for the loader, by 2 % for React.
 * @param {{ code: string, map: string, preamble?: string | undefined }} script as esbuild wrote it, with its source map
 * @returns {Promise<{ code: string, map: string }>}
 */
export async function minifyScript({ code, map, preamble = "" }) {
  const script = { code, map, preamble }
  const key = createHash("sha256")
    .update(JSON.stringify([minifierName, options, plainer, uglifyOptions, script]))
    .digest("hex")
  const cached = join(cacheFolder, `${key}.json`)
  try {
    return JSON.parse(readFileSync(cached, "utf8"))
  } catch {
    // Not cached yet.
  }
  // Only scripts with a preamble get more attempts: React is large, and gains nothing.
  const ways = preamble ? [terser, plainerTerser, uglify] : [terser]
  const attempts = await Promise.all(ways.map((way) => minifyInWorker({ script, way })))
  const result = attempts.reduce((best, each) => (measure(each.code) < measure(best.code) ? each : best))
  mkdirSync(cacheFolder, { recursive: true })
  // Rename a finished file into place, since another build may be reading the cache.
  writeFileSync(`${cached}.${pid}`, JSON.stringify(result))
  renameSync(`${cached}.${pid}`, cached)
  return result
}

/** @param {string} name of a package */
function readVersion(name) {
  return JSON.parse(readFileSync(resolve(`${name}/package.json`), "utf8")).version
}

/**
 * The size of a script as a shopper's browser downloads it, in bytes.
 * @param {string} code
 */
function measure(code) {
  return brotliCompressSync(code).byteLength
}
