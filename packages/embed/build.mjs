import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { createSchemas } from "./build/declarations.mjs"
import { embedFolder } from "./build/bundle.mjs"
import { buildCheck } from "./build/check.mjs"
import { buildChunks, buildLateChunk, buildTokens, buildUiChunk, putTokensFirst } from "./build/chunks.mjs"
import { buildClassicEntry, buildLoader } from "./build/loader.mjs"
import { createImportMap, createManifest } from "./build/manifest.mjs"
import { minifyScripts } from "./build/minify.mjs"
import { listChunks, readParts } from "./build/parts.mjs"
import { buildProvider, findProviders } from "./build/providers.mjs"
import { findNamesRead, writeSharedSource } from "./build/sharedModules.mjs"

/**
 * The files of the script tag for both builds, in memory.
 * @typedef {object} EmbedBuild
 * @property {Map<string, Uint8Array>} files by path relative to the folder of the script tag
 * @property {import("./build/manifest.mjs").ManifestEntry[]} manifest
 * @property {import("./build/bundle.mjs").Bundle["outputs"]} outputs esbuild's report on each file
 */

/** The entries of the script tag, with the ui chunk of each. */
const standardEntry = { name: "ringside", uiName: "ui" }
const lightEntry = { name: "ringside.light", uiName: "ui-light" }

/**
 * Builds the script tag in memory. A chunk that others read modules from is built after them, since it contains only the names that they
 * read; `ringside.js` is last. Both builds share the widgets' chunks: only the ui chunk differs, by React or preact.
 * @param {{ isQuick: boolean }} options
 * @returns {Promise<EmbedBuild>}
 */
async function bundleEmbed({ isQuick }) {
  const parts = await readParts()
  const { late: lateModules, providers, modules } = await findProviders(parts)
  const [tokens, ownUi, ownLightUi] = await Promise.all([
    buildTokens(),
    buildUiChunk({ isLight: false, modules }),
    buildUiChunk({ isLight: true, modules }),
  ])
  const ui = putTokensFirst(ownUi, tokens.file)
  const lightUi = shareStyles(ui, ownLightUi)
  const uiChunks = [ui, lightUi]
  const ownChunks = await buildChunks(listChunks(parts), { parts, uiNames: ui.exports, modules })
  const chunks = new Map([...ownChunks].map(([name, chunk]) => [name, putTokensFirst(chunk, tokens.file)]))
  const widgets = [...uiChunks, ...chunks.values()]
  for (const provider of providers) chunks.set(provider.name, await buildProvider(provider, widgets))
  const readers = [...uiChunks, ...chunks.values()]
  const late = await buildLateChunk(parts, {
    sharedSource: writeSharedSource(
      lateModules,
      findNamesRead(readers.flatMap(({ outputs }) => Object.values(outputs))),
      join(embedFolder, "src"),
    ),
    chunkFiles: {
      ui: ui.found,
      "ui-light": lightUi.found,
      ...Object.fromEntries([...chunks].map(([name, { found }]) => [name, found])),
    },
  })
  const version = readVersion()
  const entries = [standardEntry, lightEntry].flatMap(({ name, uiName }) => [
    buildLoader({ name, version, entryFiles: { ui: uiName, late: late.found.js }, parts }),
    buildClassicEntry(name),
  ])
  const bundles = [tokens, ...readers, late, ...(await Promise.all(entries))]
  const bundled = new Map(bundles.flatMap((each) => [...each.files]))
  const files = isQuick ? bundled : await minifyScripts(bundled)
  const outputs = Object.assign({}, ...bundles.map((each) => each.outputs))
  const needs = new Map(
    readers.flatMap(({ found }) => (found.needs ? [[found.js, found.needs.map(({ js }) => js)]] : [])),
  )
  return { files, outputs, manifest: await createManifest(files, needs, { isMeasured: !isQuick }) }
}

/**
 * Builds the script tag into `outDir`, whose earlier contents are deleted.
 * @param {{ outDir?: string, isQuick?: boolean }} [options] a quick build, for development, leaves out the two steps that take long: its
 *   scripts are as the bundler wrote them, and it states no sizes in brotli
 * @returns {Promise<EmbedBuild>}
 */
export async function buildEmbed({ outDir = join(embedFolder, "dist"), isQuick = false } = {}) {
  const built = await bundleEmbed({ isQuick })
  const schemas = Object.entries(await createSchemas(await readParts(), readVersion()))
  rmSync(outDir, { recursive: true, force: true })
  for (const [file, contents] of built.files) write(join(outDir, file), contents)
  for (const [file, schema] of schemas) write(join(outDir, file), formatJson(schema))
  write(join(outDir, "importmap.json"), formatJson(createImportMap(built.manifest)))
  // Written last: when this file exists, all others do. The name differs, so that nothing takes a quick build for the exact one.
  write(join(outDir, isQuick ? "manifest.quick.json" : "manifest.json"), formatJson(built.manifest))
  return built
}

/**
 * Makes `chunk` use the styles of `owner`. The styles of the two ui chunks are the same, so one copy is enough.
 * @param {import("./build/chunks.mjs").Chunk} owner
 * @param {import("./build/chunks.mjs").Chunk} chunk
 * @returns {import("./build/chunks.mjs").Chunk}
 */
function shareStyles(owner, chunk) {
  const files = new Map([...chunk.files].filter(([file]) => !/\.css(\.map)?$/.test(file)))
  const outputs = Object.fromEntries(Object.entries(chunk.outputs).filter(([path]) => files.has(path)))
  return { ...chunk, files, outputs, found: { ...chunk.found, css: owner.found.css } }
}

/**
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}

/** @returns {string} */
function readVersion() {
  return JSON.parse(readFileSync(join(embedFolder, "package.json"), "utf8")).version
}

/** @param {unknown} value */
function formatJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [{ manifest }] = await Promise.all([buildEmbed({ isQuick: argv.includes("--quick") }), buildCheck()])
  for (const { file, bytes, brotliBytes } of manifest) {
    const size =
      brotliBytes === undefined ? `${String(bytes).padStart(7)} B` : `${String(brotliBytes).padStart(7)} B br`
    console.log(`${size}  ${file}`)
  }
}
