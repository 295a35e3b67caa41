import { join } from "node:path"
import { leaveDocsOut } from "./declarations.mjs"
import { bundle, compileAtOnce, embedFolder, findEntry } from "./bundle.mjs"
import { readDomain } from "./parts.mjs"
import { readLateExports, writeLateParts } from "./partSources.mjs"
import { provideSource } from "./provideSource.mjs"
import { replaceSources } from "./replaceSources.mjs"
import { listInputs, readFromShared, readFromUi } from "./sharedModules.mjs"

/** The light build has preact where the other has React. */
const preactForReact = {
  react: "preact/compat",
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
}

const lateEntry = join(embedFolder, "src", "late.ts")

/**
 * What the late chunk knows of a file: `BuiltFile` in `src/chunkFiles.ts`.
 * @typedef {{ js: string, also: string[], css: string[], needs?: BuiltFile[] }} BuiltFile
 */

/**
 * A chunk: its files, and how the loader finds them.
 * @typedef {import("./bundle.mjs").Bundle & { readonly found: BuiltFile, readonly exports: string[] }} Chunk
 */

/**
 * React, or preact in its place, and the parts that every widget shares.
 * @param {{ isLight: boolean, modules: import("./sharedModules.mjs").SharedModules }} options
 * @returns {Promise<Chunk>}
 */
export async function buildUiChunk({ isLight, modules }) {
  return buildChunk(isLight ? "ui-light" : "ui", {
    entry: join(embedFolder, "src", "ui.ts"),
    plugins: [readFromShared(modules)],
    alias: isLight ? preactForReact : {},
    // Most of React waits for what few pages do.
    isUsedWhole: false,
  })
}

/** Chunks of core's own, which no part declares. */
export const coreChunks = [
  {
    name: "hooks",
    kind: "core",
    doc: "the registry of hooks that draw",
    source: 'export { startPageHooks } from "./src/hooks.ts"',
  },
  {
    name: "diagnostics",
    kind: "core",
    doc: "the texts of warnings, when a check has found a mistake",
    source: 'export { diagnostics } from "@ringside/core/diagnostics"',
  },
  {
    name: "focus-trap",
    kind: "core",
    doc: "focus trap, when the theme's own drawer first opens",
    source: 'export { createFocusTrap } from "focus-trap"',
  },
]

/**
 * Chunks that parts declare and those of core, each built on its own: in one run esbuild would put code that two of them use into a
 * file of its own, and a page would wait for a dozen small files. What many of them use is read from the late chunk instead.
 * @param {readonly import("./parts.mjs").DeclaredChunk[]} declared
 * @param {{ uiNames: readonly string[], modules: import("./sharedModules.mjs").SharedModules }} options
 * @returns {Promise<Map<string, Chunk>>}
 */
export async function buildChunks(declared, { uiNames, modules }) {
  const plugins = [readFromUi(uiNames), readFromShared(modules)]
  /** @type {Map<string, Chunk>} */
  const chunks = new Map()
  const own = declared.filter(({ isShared }) => !isShared)
  for (const { name, source } of [...own, ...coreChunks].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    chunks.set(name, await buildChunk(name, { source, plugins }))
  }
  return chunks
}

/**
 * The late chunk, and the packages that other chunks read from it.
 * @param {readonly import("@ringside/core/domain").Part[]} parts
 * @param {{ sharedSource: string, chunkFiles: Record<string, unknown> }} options what it puts into the registry for the other
 *   chunks, and how it finds them
 * @returns {Promise<Chunk>}
 */
export async function buildLateChunk(parts, options) {
  return buildChunk("late", { entry: lateEntry, plugins: [await fillLateSources(parts, options)] })
}

/**
 * The files of which the late chunk holds code for itself: what other chunks read of them is there anyway.
 * @param {readonly import("@ringside/core/domain").Part[]} parts
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function findLateInputs(parts) {
  const sources = await fillLateSources(parts, { sharedSource: "export const shared = {}", chunkFiles: {} })
  const { outputs } = await bundle({
    entryPoints: { late: lateEntry },
    plugins: [sources, leaveDocsOut()],
    splitting: true,
    sourcemap: false,
  })
  return listInputs(Object.values(outputs))
}

/**
 * @param {readonly import("@ringside/core/domain").Part[]} parts
 * @param {{ sharedSource: string, chunkFiles: Record<string, unknown> }} options
 */
async function fillLateSources(parts, { sharedSource, chunkFiles }) {
  const { listConfigNames } = await readDomain()
  const lateParts = writeLateParts(parts, {
    configNames: listConfigNames(parts),
    lateExports: await readLateExports(parts),
  })
  return replaceSources({
    "shared.ts": sharedSource,
    "chunkFiles.ts": `export const chunkFiles = ${JSON.stringify(chunkFiles)}`,
    "lateParts.ts": lateParts,
  })
}

/**
 * @param {string} name
 * @param {{ entry?: string, source?: string, plugins: import("esbuild").Plugin[], alias?: Record<string, string>, isUsedWhole?: boolean }} options its entry is a file, or the source of one
 * @returns {Promise<Chunk>}
 */
export async function buildChunk(
  name,
  { entry = `source:${name}`, source = "", plugins, alias = {}, isUsedWhole = true },
) {
  const built = await bundle(
    {
      entryPoints: { [name]: entry },
      entryNames: "chunks/[name]-[hash]",
      chunkNames: "chunks/[name]-[hash]",
      assetNames: "chunks/[name]-[hash]",
      splitting: true,
      alias,
      plugins: [provideSource(entry, source), ...plugins, leaveDocsOut()],
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
