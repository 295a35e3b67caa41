import { parentPort } from "node:worker_threads"
import { minify } from "terser"
import uglify from "uglify-js"

/**
 * A script as esbuild wrote it, with its source map, and the way to minify it.
 * @typedef {{ code: string, map: string, preamble: string }} Script
 * @typedef {{ minifier: "terser", options: import("terser").MinifyOptions } | { minifier: "uglify-js", options: import("uglify-js").MinifyOptions }} Way
 * @typedef {{ script: Script, way: Way }} Job
 * @typedef {{ code: string, map: string }} Minified
 * @typedef {{ kind: "minified", minified: Minified } | { kind: "failed", message: string }} Answer
 */

parentPort?.on("message", (/** @type {Job} */ job) => void minifyAndAnswer(job))

/** @param {Job} job */
async function minifyAndAnswer(job) {
  /** @type {Answer} */
  const answer = await run(job).then(
    (minified) => ({ kind: "minified", minified }),
    (/** @type {unknown} */ cause) => ({ kind: "failed", message: String(cause) }),
  )
  parentPort?.postMessage(answer)
}

/**
 * @param {Job} job
 * @returns {Promise<Minified>}
 */
async function run({ script, way }) {
  return way.minifier === "terser" ? minifyByTerser(way.options, script) : minifyByUglify(way.options, script)
}

/**
 * @param {import("terser").MinifyOptions} options
 * @param {Script} script
 */
async function minifyByTerser(options, { code, map, preamble }) {
  const made = await minify(code, { ...options, format: { preamble }, sourceMap: { content: map } })
  return { code: `${made.code ?? ""}\n`, map: String(made.map) }
}

/**
 * @param {import("uglify-js").MinifyOptions} options
 * @param {Script} script
 */
function minifyByUglify(options, { code, map, preamble }) {
  const made = uglify.minify(code, { ...options, output: { preamble }, sourceMap: { content: JSON.parse(map) } })
  if (made.error) throw made.error
  return { code: `${made.code}\n`, map: made.map }
}
