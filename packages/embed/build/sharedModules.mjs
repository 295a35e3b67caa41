import { bundle, embedFolder } from "./bundle.mjs"

/**
 * Packages that a page has one of, and the pure functions that most chunks would hold copies of. Chunks don't contain them and don't
 * import them from a file: each name is read from the registry of the document, where the shop's chunk put it.
 */
const shopPackages = {
  nanostores: "nanostores",
  "@ringside/core": "core",
  "@ringside/core/domain": "coreDomain",
  "@ringside/cart": "cart",
  "@ringside/cart/domain": "cartDomain",
}

/** Packages whose names the ui chunk provides to widgets. */
const uiPackages = ["react", "react/jsx-runtime", "react-dom", "react-dom/client", "@nanostores/react", "@ringside/ui"]

/**
 * What to answer for an import of a package: its names, and the key under which the registry keeps them.
 * @typedef {ReadonlyMap<string, { key: string, names: readonly string[] }>} SharedModules
 */

/**
 * The packages that the shop's chunk provides, with all their names.
 * @returns {Promise<SharedModules>}
 */
export async function listShopModules() {
  const modules = Object.entries(shopPackages).map(
    async ([name, key]) => /** @type {const} */ ([name, { key, names: await listExports(name) }]),
  )
  return new Map(await Promise.all(modules))
}

/**
 * The packages that stand in the ui chunk, which exports `names`.
 * @param {readonly string[]} names
 * @returns {SharedModules}
 */
export function createUiModules(names) {
  return new Map(uiPackages.map((name) => [name, { key: "ui", names }]))
}

/**
 * Answers imports of `modules` with names read from the document's registry. A name that isn't there fails the build.
 * @param {SharedModules} modules
 * @returns {import("esbuild").Plugin}
 */
export function readFromRegistry(modules) {
  return {
    name: "read-from-registry",
    setup(build) {
      build.onResolve({ filter: /^[^.]/ }, ({ path }) =>
        modules.has(path) ? { path, namespace: "registry", sideEffects: false } : undefined,
      )
      build.onLoad({ filter: /./, namespace: "registry" }, ({ path }) => {
        const { key, names } = modules.get(path) ?? { key: "", names: [] }
        return { contents: names.map((name) => writeRead(key, name)).join("\n"), loader: "js" }
      })
    },
  }
}

/**
 * The names that built code reads from the registry, by key.
 * @param {Iterable<string>} codes
 * @returns {Map<string, Set<string>>}
 */
export function findNamesRead(codes) {
  /** @type {Map<string, Set<string>>} */
  const read = new Map()
  for (const code of codes) {
    for (const [, key = "", name = ""] of code.matchAll(/Symbol\.for\("ringside"\)\]\.shared\.(\w+)\.([\w$]+)/g)) {
      read.set(key, (read.get(key) ?? new Set()).add(name))
    }
  }
  return read
}

/**
 * The source of the shop's `shared.ts`: those names that chunks read, and no other, so that the rest can be left out.
 * @param {Map<string, Set<string>>} namesRead
 */
export function writeSharedSource(namesRead) {
  const packages = Object.entries(shopPackages).map(([name, key]) => ({
    name,
    key,
    names: [...(namesRead.get(key) ?? [])].sort(),
  }))
  const imports = packages.map(
    ({ name, key, names }) =>
      `import { ${names.map((each) => `${each} as ${key}_${each}`).join(", ")} } from "${name}"`,
  )
  const members = packages.map(
    ({ key, names }) => `${key}: { ${names.map((each) => `${each}: ${key}_${each}`).join(", ")} }`,
  )
  return `${imports.join("\n")}\nexport const shared = { ${members.join(", ")} }\n`
}

/**
 * @param {string} packageName
 * @returns {Promise<readonly string[]>}
 */
async function listExports(packageName) {
  const { outputs } = await bundle({
    stdin: { contents: `export * from ${JSON.stringify(packageName)}`, resolveDir: embedFolder },
    sourcemap: false,
  })
  return Object.values(outputs).flatMap((output) => output.exports)
}

/**
 * Without the mark of purity a name that nobody uses would be read all the same.
 * @param {string} key
 * @param {string} name
 */
function writeRead(key, name) {
  return `export const ${name} = /* @__PURE__ */ (() => document[Symbol.for("ringside")].shared.${key}.${name})()`
}
