import { join } from "node:path"
import { leaveDocsOut } from "./declarations.mjs"
import { bundle, embedFolder, rootFolder } from "./bundle.mjs"
import { toJson } from "./loaderData.mjs"
import { evaluate, listDebugJobs, readDomain } from "./parts.mjs"
import { readErrorsPage, writeErrorsPage } from "./errorsPage.mjs"
import { readLateExports, writeHookTables, writeLateParts, writeWarningTexts } from "./partSources.mjs"
import { provideSource, replaceSources } from "./generatedSources.mjs"
import { compileAtOnce } from "./minify.mjs"
import { listInputs, readFromShared, readFromUi, sharedChunks } from "./sharedModules.mjs"

/** The light build uses preact in place of React. */
const preactForReact = {
  react: join(embedFolder, "src", "lightReact.ts"),
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
}

const lateEntry = join(embedFolder, "src", "late.ts")

/**
 * The late chunk's entry for a file: `BuiltFile` in `src/chunkFiles.ts`.
 * @typedef {{ js: string, css: string[], needs?: BuiltFile[] }} BuiltFile
 */

/**
 * A chunk: its files, and the entry that the loader finds them by.
 * @typedef {import("./bundle.mjs").Bundle & { readonly found: BuiltFile, readonly exports: string[] }} Chunk
 */

/**
 * Builds React, or preact in its place, and the components that every widget shares.
 * @param {{ isLight: boolean, modules: import("./sharedModules.mjs").SharedModules }} options
 * @returns {Promise<Chunk>}
 */
export async function buildUiChunk({ isLight, modules }) {
  return buildChunk(isLight ? "ui-light" : "ui", {
    entry: join(embedFolder, "src", "ui.ts"),
    plugins: [readFromShared(modules)],
    alias: isLight ? preactForReact : {},
    // Most of React's code serves features that few pages use, so it isn't compiled at loading.
    isUsedWhole: false,
  })
}

/** The purposes of the script tag's own chunks, by name and in the order of the receipts. */
const coreChunkDocs = new Map([
  ["hooks", "the registry of hooks that draw"],
  ["hook-checks", "the checks of hooks' attributes, in idle time, where a page has a hook"],
  ["diagnostics", "the texts of warnings, when a check has found a mistake"],
  ["debug", "the debug panel, when `?ringside-debug` or `ringside.debug()` asks for it"],
  ["focus-trap", "focus trap, when the theme's own drawer first opens"],
])

/**
 * Lists the chunks of the script tag itself, which no part declares: one for each module of `src/modules.ts`.
 * @throws Error for a module without a purpose in `coreChunkDocs`
 */
export async function listCoreChunks() {
  const asked = /** @type {Record<string, import("@ringside/core/domain").AskedModule<object>>} */ (
    await evaluate({ entryPoints: [join(embedFolder, "src", "modules.ts")] })
  )
  const names = [...coreChunkDocs.keys()]
  const sorted = Object.values(asked).sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
  const chunks = sorted.map(async ({ name, member, load }) => {
    const doc = coreChunkDocs.get(name)
    if (doc === undefined) throw new Error(`chunks.mjs has no purpose of ${name}; expected a line for each module.`)
    // In the build, `load` resolves with the name of what it imports.
    const { file } = /** @type {{ file: string }} */ (await load())
    const source = `export { ${member} } from ${JSON.stringify(file.replace(/^\.\//, "./src/"))}`
    return { name, kind: /** @type {const} */ ("core"), doc, source }
  })
  return Promise.all(chunks)
}

/**
 * Builds the chunks of the parts and of core, each in its own run: in one run esbuild would move code that two of them use into a separate
 * file, and a page would wait for a dozen small files. Code that many of them use is read from the late chunk instead.
 * @param {readonly import("./parts.mjs").DeclaredChunk[]} declared
 * @param {object} options
 * @param {readonly import("./parts.mjs").BuildPart[]} options.parts
 * @param {readonly string[]} options.uiNames
 * @param {import("./sharedModules.mjs").SharedModules} options.modules
 * @returns {Promise<Map<string, Chunk>>}
 */
export async function buildChunks(declared, { parts, uiNames, modules }) {
  const tables = replaceSources({
    "debug/debugJobs.ts": `export const debugJobs = ${toJson(listDebugJobs(parts))}\n`,
    "hookTables.ts": writeHookTables(parts),
    ...writeErrorsPage(),
    "warningTexts.ts": writeWarningTexts(parts, readErrorsPage()),
  })
  const plugins = [readFromUi(uiNames), readFromShared(modules), tables]
  const own = declared.filter(({ name }) => !sharedChunks.has(name))
  const sorted = [...own, ...(await listCoreChunks())].sort((a, b) => (a.name < b.name ? -1 : 1))
  const chunks = sorted.map(
    async ({ name, source }) => /** @type {const} */ ([name, await buildChunk(name, { source, plugins })]),
  )
  return new Map(await Promise.all(chunks))
}

/**
 * Builds the late chunk, with the packages that other chunks read from it.
 * @param {readonly import("./parts.mjs").BuildPart[]} parts
 * @param {{ sharedSource: string, chunkFiles: Record<string, unknown> }} options the modules that it provides to the
 * other chunks through the registry, and the files of those chunks
 * @returns {Promise<Chunk>}
 */
export async function buildLateChunk(parts, options) {
  return buildChunk("late", { entry: lateEntry, plugins: [await fillLateSources(parts, options)] })
}

/**
 * Finds the files whose code the late chunk contains for its own use: other chunks can read them from it at no cost.
 * @param {readonly import("./parts.mjs").BuildPart[]} parts
 * @returns {Promise<ReadonlySet<string>>}
 */
export async function findLateInputs(parts) {
  const sources = await fillLateSources(parts, { sharedSource: "export const shared = {}", chunkFiles: {} })
  const { outputs } = await bundle({
    entryPoints: { late: lateEntry },
    plugins: [sources, leaveDocsOut()],
    sourcemap: false,
  })
  return listInputs(Object.values(outputs))
}

/**
 * @param {readonly import("./parts.mjs").BuildPart[]} parts
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
    ...writeErrorsPage(),
  })
}

/**
 * @param {string} name
 * @param {{ entry?: string, source?: string, plugins: import("esbuild").Plugin[], alias?: Record<string, string>, isUsedWhole?: boolean }} options
 *   `entry` is a file; `source` is the source of an entry
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
      assetNames: "chunks/[name]-[hash]",
      alias,
      plugins: [provideSource(entry, source), ...plugins, leaveDocsOut(), leaveTokensOut()],
    },
    isUsedWhole ? { preamble: compileAtOnce } : {},
  )
  const paths = Object.keys(built.outputs)
  const js = paths.find((path) => path.endsWith(".js"))
  if (js === undefined) throw new Error(`The chunk ${name} has no script.`)
  const css = paths.filter((path) => path.endsWith(".css"))
  // At run time, an empty stylesheet can't be distinguished from one that a server replaced by an HTML page.
  for (const file of css)
    if (built.files.get(file)?.byteLength === 0) throw new Error(`The styles of ${name} are empty.`)
  return { ...built, found: { js, css }, exports: built.outputs[js]?.exports ?? [] }
}

/**
 * Builds the sheet of the tokens, which every chunk with styles names first: a page fetches it once, whatever it draws.
 * @returns {Promise<import("./bundle.mjs").Bundle & { readonly file: string }>}
 */
export async function buildTokens() {
  const built = await bundle({
    entryPoints: { tokens: join(rootFolder, "packages", "ui", "src", "theme", "tokens.css") },
    entryNames: "chunks/[name]-[hash]",
  })
  const file = [...built.files.keys()].find((path) => path.endsWith(".css"))
  if (!file) throw new Error("The sheet of the tokens is missing.")
  return { ...built, file }
}

/**
 * Names the tokens' sheet before a chunk's own.
 * @param {Chunk} chunk
 * @param {string} tokens
 * @returns {Chunk}
 */
export function putTokensFirst(chunk, tokens) {
  const { css } = chunk.found
  return css.length === 0 ? chunk : { ...chunk, found: { ...chunk.found, css: [tokens, ...css] } }
}

/**
 * Leaves the tokens out of the chunks' own sheets.
 * @returns {import("esbuild").Plugin}
 */
function leaveTokensOut() {
  return {
    name: "leave-tokens-out",
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]theme[\\/]tokens\.css$/ }, () => ({ contents: "", loader: "css" }))
    },
  }
}
