import { buildChunk, findLateInputs } from "./chunks.mjs"
import { bundle, embedFolder } from "./bundle.mjs"
import { leaveDocsOut } from "./declarations.mjs"
import { listChunks } from "./parts.mjs"
import { provideSource } from "./generatedSources.mjs"
import {
  findNamesRead,
  listInputs,
  listSharedModules,
  readFromShared,
  sharedChunks,
  writeSharedSource,
} from "./sharedModules.mjs"

/**
 * @typedef {import("./sharedModules.mjs").SharedModules} SharedModules
 * @typedef {import("./chunks.mjs").Chunk} Chunk
 */

/**
 * A shared chunk, whose modules other chunks read.
 * @typedef {import("./parts.mjs").DeclaredChunk & { readonly modules: SharedModules, readonly before: SharedModules }} Provider
 *   with the modules that it provides, and those that it reads itself
 */

/**
 * Modules that must exist once on a page: libraries with state, and a package's own state. Each reader contains its own copy of pure
 * functions, declarations and topics, whose listeners belong to the page, or it would fetch the whole chunk for one of them.
 */
const mustBeOne =
  /^(node_modules|packages\/(?!core\/)[\w-]+\/src\/(?!domain\/|config\.ts$|(?:\w+\/)?\w*[tT]opics\.ts$))/

/**
 * Modules that other chunks read from the late chunk. A widget's package keeps its own modules: the late chunk contains only those of its
 * selectors and texts that it uses.
 */
const isForAll = /^(packages\/(core|cart)|node_modules)\//

/**
 * Finds the modules that chunks needn't contain: those of the late chunk, and those of each shared chunk.
 * @param {readonly import("./parts.mjs").BuildPart[]} parts
 */
export async function findProviders(parts) {
  const lateInputs = [...(await findLateInputs(parts))].filter((file) => isForAll.test(file))
  const late = await listSharedModules(lateInputs)
  let modules = late
  /** @type {Provider[]} */
  const providers = []
  for (const declared of listChunks(parts).filter(({ name }) => sharedChunks.has(name))) {
    const inputs = [...(await findInputs(declared, modules))].filter((file) => mustBeOne.test(file))
    const own = await listSharedModules(inputs, modules.size)
    providers.push({ ...declared, modules: own, before: modules })
    modules = new Map([...modules, ...own])
  }
  return { late, providers, modules }
}

/**
 * Builds a shared chunk with the names that `readers` read from it. The readers then have to run after it.
 * @param {Provider} provider
 * @param {readonly Chunk[]} readers
 * @returns {Promise<Chunk>}
 */
export async function buildProvider({ name, source, modules, before }, readers) {
  const keys = new Set([...modules.values()].map(({ key }) => key))
  const reads = (/** @type {Chunk} */ { outputs }) => findNamesRead(Object.values(outputs))
  const read = findNamesRead(readers.flatMap(({ outputs }) => Object.values(outputs)))
  const provide = `for (const [key, module] of Object.entries(shared)) document[Symbol.for("ringside")].shared.set(Number(key), module)`
  const chunk = await buildChunk(name, {
    source: `${source}\n${writeSharedSource(modules, read, embedFolder)}\n${provide}`,
    plugins: [readFromShared(before)],
  })
  for (const reader of readers) {
    if ([...reads(reader).keys()].some((key) => keys.has(key)))
      reader.found.needs = [...(reader.found.needs ?? []), chunk.found]
  }
  return chunk
}

/**
 * @param {import("./parts.mjs").DeclaredChunk} declared
 * @param {SharedModules} modules that it reads from other chunks
 */
async function findInputs({ name, source }, modules) {
  const entry = `source:${name}`
  const { outputs } = await bundle({
    entryPoints: { [name]: entry },
    plugins: [provideSource(entry, source), readFromShared(modules), leaveDocsOut()],
    sourcemap: false,
  })
  return listInputs(Object.values(outputs))
}
