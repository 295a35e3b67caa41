import { dirname, join, relative } from "node:path"
import { bundle, embedFolder, rootFolder, toPosix } from "./bundle.mjs"

/*
 * A page has fetched the late chunk before any other chunk. So other chunks neither contain nor import the modules that the late chunk
 * contains anyway: each name is read from the document's registry, where the late chunk stored it. Code that the late chunk doesn't use is
 * in the chunk that calls it, and adds nothing to other pages.
 *
 * The shared chunks, such as the cart's store, provide their modules in the same way: chunks that read from one run after it.
 */

/** Modules that code asks for, and whose files other chunks need, too. */
export const sharedChunks = new Set(["cart-store", "payments-provider"])

/** Packages whose exports the ui chunk provides to widgets. */
const uiPackages = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "@nanostores/react", "@ringside/ui"]

/** Namespace of names that are read from the registry; the path is `KEY#NAME`. */
const namespace = "registry"

/**
 * The modules that a chunk provides, by path relative to the workspace: the exports of each, and its key in the registry.
 * @typedef {ReadonlyMap<string, { readonly key: string, readonly names: readonly string[] }>} SharedModules
 */

/**
 * @param {Iterable<string>} files whose code the chunk contains for others, relative to the workspace
 * @param {number} [firstKey] the number of the first module
 * @returns {Promise<SharedModules>}
 */
export async function listSharedModules(files, firstKey = 0) {
  const { outputs } = await bundle({
    entryPoints: [...files].map((file) => join(rootFolder, file)),
    outbase: rootFolder,
    bundle: false,
    sourcemap: false,
    minify: false,
  })
  const modules = Object.values(outputs)
    .map(({ entryPoint = "", exports: names }) => ({ entryPoint, names: [...names].sort() }))
    .sort((a, b) => (a.entryPoint < b.entryPoint ? -1 : 1))
  // Numbers as keys: paths would take a tenth of a small chunk.
  return new Map(modules.map(({ entryPoint, names }, index) => [entryPoint, { key: String(firstKey + index), names }]))
}

/**
 * Lists the files whose code `outputs` contain.
 * @param {readonly import("esbuild").Metafile["outputs"][string][]} outputs
 * @returns {ReadonlySet<string>}
 */
export function listInputs(outputs) {
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs))
  return new Set(inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])))
}

/**
 * Resolves imports of modules that other chunks provide to names in the document's registry.
 * @param {SharedModules} modules
 * @returns {import("esbuild").Plugin}
 */
export function readFromShared(modules) {
  return {
    name: "read-from-shared",
    setup(build) {
      resolveNames(build)
      build.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
        const module = modules.get(toPosix(relative(rootFolder, path)))
        return module && { contents: writeReads(module), loader: "js", resolveDir: dirname(path) }
      })
    },
  }
}

/**
 * Resolves imports of the packages in the ui chunk, which exports `names`.
 * @param {readonly string[]} names
 * @returns {import("esbuild").Plugin}
 */
export function readFromUi(names) {
  return {
    name: "read-from-ui",
    setup(build) {
      resolveNames(build)
      build.onResolve({ filter: /^[^.]/ }, ({ path }) =>
        uiPackages.includes(path) ? { path, namespace: "ui", sideEffects: false } : undefined,
      )
      build.onLoad({ filter: /./, namespace: "ui" }, () => ({
        contents: writeReads({ key: "ui", names }),
        loader: "js",
        resolveDir: embedFolder,
      }))
    },
  }
}

/**
 * Makes each name a module, so that the bundler reports which of them a chunk reads.
 * @param {import("esbuild").PluginBuild} build
 */
function resolveNames(build) {
  build.onResolve({ filter: /^registry:/ }, ({ path }) => ({
    path: path.slice("registry:".length),
    namespace,
    sideEffects: false,
  }))
  build.onLoad({ filter: /./, namespace }, ({ path }) => {
    const [key, name] = splitName(path)
    // Without the purity annotation, a name that nothing uses would be read anyway.
    const read = `document[Symbol.for("ringside")].shared.get(${/^\d+$/.test(key) ? key : JSON.stringify(key)}).${name}`
    return { contents: `export const ${name} = /* @__PURE__ */ (() => ${read})()`, loader: "js" }
  })
}

/**
 * @param {{ readonly key: string, readonly names: readonly string[] }} module
 */
function writeReads({ key, names }) {
  return names.map((name) => `export { ${name} } from ${JSON.stringify(`registry:${key}#${name}`)}`).join("\n")
}

/**
 * Finds the names that built files read from the registry, by key.
 * @param {readonly import("esbuild").Metafile["outputs"][string][]} outputs
 * @returns {Map<string, Set<string>>}
 */
export function findNamesRead(outputs) {
  /** @type {Map<string, Set<string>>} */
  const read = new Map()
  for (const input of listInputs(outputs)) {
    if (!input.startsWith(`${namespace}:`)) continue
    const [key, name] = splitName(input.slice(`${namespace}:`.length))
    read.set(key, (read.get(key) ?? new Set()).add(name))
  }
  return read
}

/**
 * Writes the source of a module that exports, as `shared`, only those names of `modules` that chunks read, so that the bundler can leave
 * out the rest.
 * @param {SharedModules} modules
 * @param {Map<string, Set<string>>} namesRead
 * @param {string} folder of the source: relative paths keep the machine's path out
 */
export function writeSharedSource(modules, namesRead, folder) {
  const read = [...modules].flatMap(([path, { key }]) => {
    const names = [...(namesRead.get(key) ?? [])].sort()
    return names.length > 0 ? [{ path, key, names }] : []
  })
  const imports = read.map(({ path, key, names }) => {
    const renamed = names.map((name) => `${name} as ${name}_${key}`)
    return `import { ${renamed.join(", ")} } from ${JSON.stringify(toPosix(relative(folder, join(rootFolder, path))))}`
  })
  const members = read.map(({ key, names }) => {
    const listed = names.map((name) => `${name}: ${name}_${key}`)
    return `${key}: { ${listed.join(", ")} }`
  })
  return `${imports.join("\n")}\nexport const shared = { ${members.join(", ")} }\n`
}

/**
 * @param {string} path
 * @returns {[key: string, name: string]}
 */
function splitName(path) {
  const at = path.lastIndexOf("#")
  return [path.slice(0, at), path.slice(at + 1)]
}
