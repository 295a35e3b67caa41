import { readdirSync } from "node:fs"
import { basename, join } from "node:path"
import { leaveDocsOut } from "./attributeTables.mjs"
import { bundle, compileAtOnce, embedFolder, findEntry } from "./bundle.mjs"
import { replaceSources } from "./replaceSources.mjs"
import { createUiModules, readFromRegistry } from "./sharedModules.mjs"

/** The light build has preact where the other has React. */
const preactForReact = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
}

/**
 * A chunk: its files, and how the loader finds them.
 * @typedef {import("./bundle.mjs").Bundle & { readonly found: { js: string, also: string[], css: string[] }, readonly exports: string[] }} Chunk
 */

/**
 * React, or preact in its place, and the parts that every widget shares.
 * @param {{ isLight: boolean, shopModules: import("./sharedModules.mjs").SharedModules }} options
 * @returns {Promise<Chunk>}
 */
export async function buildUiChunk({ isLight, shopModules }) {
  return buildChunk(isLight ? "ui-light" : "ui", {
    entry: join(embedFolder, "src", "ui.ts"),
    plugins: [readFromRegistry(shopModules)],
    alias: isLight ? preactForReact : {},
    // Most of React waits for what few pages do.
    isUsedWhole: false,
  })
}

/**
 * The files in src/chunks, each built on its own: in one run esbuild would put code that two widgets use into a file of
 * its own, and a page would wait for a dozen small files. What many of them use is read from the shop's chunk instead.
 * @param {{ uiNames: readonly string[], shopModules: import("./sharedModules.mjs").SharedModules }} options
 * @returns {Promise<Map<string, Chunk>>}
 */
export async function buildChunks({ uiNames, shopModules }) {
  const folder = join(embedFolder, "src", "chunks")
  const plugins = [readFromRegistry(new Map([...shopModules, ...createUiModules(uiNames)]))]
  /** @type {Map<string, Chunk>} */
  const chunks = new Map()
  for (const file of readdirSync(folder).sort()) {
    const name = basename(file, ".ts")
    chunks.set(name, await buildChunk(name, { entry: join(folder, file), plugins }))
  }
  return chunks
}

/**
 * What acts on a page, and the packages that other chunks read from it.
 * @param {{ sharedSource: string, chunkFiles: Record<string, unknown> }} options what it puts into the registry for the other
 *   chunks, and how it finds them
 * @returns {Promise<Chunk>}
 */
export async function buildShopChunk({ sharedSource, chunkFiles }) {
  return buildChunk("shop", {
    entry: join(embedFolder, "src", "shop.ts"),
    plugins: [
      replaceSources({
        "shared.ts": sharedSource,
        "chunkFiles.ts": `export const chunkFiles = ${JSON.stringify(chunkFiles)}`,
      }),
    ],
  })
}

/**
 * @param {string} name
 * @param {{ entry: string, plugins: import("esbuild").Plugin[], alias?: Record<string, string>, isUsedWhole?: boolean }} options
 * @returns {Promise<Chunk>}
 */
async function buildChunk(name, { entry, plugins, alias = {}, isUsedWhole = true }) {
  const built = await bundle(
    {
      entryPoints: { [name]: entry },
      entryNames: "chunks/[name]-[hash]",
      chunkNames: "chunks/[name]-[hash]",
      assetNames: "chunks/[name]-[hash]",
      splitting: true,
      alias,
      plugins: [...plugins, leaveDocsOut()],
    },
    { preamble: isUsedWhole ? compileAtOnce : undefined },
  )
  const { path, output } = findEntry(built)
  const also = output.imports.filter(({ kind }) => kind === "import-statement").map((each) => trimOut(each.path))
  const css = output.cssBundle ? [trimOut(output.cssBundle)] : []
  // An empty stylesheet can't be told from one that a server replaced by a page of HTML.
  for (const file of css)
    if (built.files.get(file)?.byteLength === 0) throw new Error(`The styles of ${name} are empty.`)
  return { ...built, found: { js: path, also, css }, exports: output.exports }
}

/** @param {string} path */
function trimOut(path) {
  return path.replace(/^out\//, "")
}
