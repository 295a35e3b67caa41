import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { argv } from "node:process"
import { pathToFileURL } from "node:url"
import { createAttributesSchema } from "./build/attributeTables.mjs"
import { embedFolder } from "./build/bundle.mjs"
import { buildChunks, buildShopChunk, buildUiChunk } from "./build/chunks.mjs"
import { buildClassicEntry, buildLoader } from "./build/loader.mjs"
import { createManifest } from "./build/manifest.mjs"
import { findNamesRead, listShopModules, writeSharedSource } from "./build/sharedModules.mjs"

/**
 * Everything the script tag is made of, for both builds, before it is written.
 * @typedef {object} EmbedBuild
 * @property {Map<string, Uint8Array>} files by path relative to the folder they are served from
 * @property {import("./build/manifest.mjs").ManifestEntry[]} manifest
 * @property {import("./build/bundle.mjs").Bundle["outputs"]} outputs what esbuild tells of each file
 */

/**
 * Builds the script tag in memory. Who is read from is built after its readers, `ringside.js` last. Both builds share the widgets' chunks, since only
 * the ui chunk knows whether it holds React or preact.
 * @returns {Promise<EmbedBuild>}
 */
export async function bundleEmbed() {
  const shopModules = await listShopModules()
  const ui = await buildUiChunk({ isLight: false, shopModules })
  const lightUi = shareStyles(ui, await buildUiChunk({ isLight: true, shopModules }))
  const chunks = await buildChunks({ uiNames: ui.exports, shopModules })
  const readers = [ui, lightUi, ...chunks.values()]
  const shop = await buildShopChunk({
    sharedSource: writeSharedSource(findNamesRead(readers.flatMap(readCodes))),
    chunkFiles: {
      ui: ui.found,
      "ui-light": lightUi.found,
      ...Object.fromEntries([...chunks].map(([name, { found }]) => [name, found])),
    },
  })
  const allChunks = [...readers, shop]
  const { version } = JSON.parse(readFileSync(join(embedFolder, "package.json"), "utf8"))

  const entries = []
  for (const { name, uiName } of [
    { name: "ringside", uiName: "ui" },
    { name: "ringside.light", uiName: "ui-light" },
  ]) {
    const builtFiles = { ui: uiName, shop: shop.found.js }
    entries.push(await buildLoader({ name, version, builtFiles }), await buildClassicEntry(name))
  }
  const bundles = [...allChunks, ...entries]
  const files = new Map(bundles.flatMap((each) => [...each.files]))
  const outputs = Object.assign({}, ...bundles.map((each) => each.outputs))
  return { files, outputs, manifest: createManifest(files) }
}

/**
 * Builds the script tag into `outDir`, in place of what is there.
 * @param {{ outDir?: string }} [options]
 * @returns {Promise<EmbedBuild>}
 */
export async function buildEmbed({ outDir = join(embedFolder, "dist") } = {}) {
  const built = await bundleEmbed()
  const schema = await createAttributesSchema()
  rmSync(outDir, { recursive: true, force: true })
  for (const [file, contents] of built.files) write(join(outDir, file), contents)
  write(join(outDir, "attributes.schema.json"), formatJson(schema))
  // Last: where it stands, the rest does too.
  write(join(outDir, "manifest.json"), formatJson(built.manifest))
  return built
}

/**
 * The two ui chunks differ in their script alone: a second copy of the styles would only be another file.
 * @param {import("./build/chunks.mjs").Chunk} owner
 * @param {import("./build/chunks.mjs").Chunk} chunk
 * @returns {import("./build/chunks.mjs").Chunk}
 */
function shareStyles(owner, chunk) {
  const files = new Map([...chunk.files].filter(([file]) => !/\.css(\.map)?$/.test(file)))
  const outputs = Object.fromEntries(Object.entries(chunk.outputs).filter(([path]) => files.has(path)))
  return { ...chunk, files, outputs, found: { ...chunk.found, css: owner.found.css } }
}

/** @param {import("./build/chunks.mjs").Chunk} chunk */
function readCodes({ files }) {
  return [...files].filter(([file]) => file.endsWith(".js")).map(([, contents]) => new TextDecoder().decode(contents))
}

/**
 * @param {string} path
 * @param {string | Uint8Array} contents
 */
function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}

/** @param {unknown} value */
function formatJson(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const { manifest } = await buildEmbed()
  for (const { file, brotliBytes } of manifest) console.log(`${String(brotliBytes).padStart(7)} B br  ${file}`)
}
