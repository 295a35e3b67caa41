import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, dirname, join, posix } from "node:path"
import { build } from "esbuild"
import { browserTargets, lowerLightDark } from "../../packages/embed/build/browserFloor.mjs"
import { formatErrorsPage, formatWarnings, readErrorsPage } from "../../packages/embed/build/errorsPage.mjs"
import { evaluate } from "../../packages/embed/build/parts.mjs"
import { listBuiltEntries, nameStyles } from "./publishedExports.mjs"
import { readReExports, writeEntry } from "./reExports.mjs"
import { root } from "../workspace.mjs"

/**
 * The result of a build.
 * @typedef {object} BuiltModules
 * @property {string[]} styles the style sheets of the entries, by their names in dist
 * @property {string[]} imports the packages that the modules import
 */

/** @typedef {import("esbuild").Metafile["inputs"]} Inputs */

/** React's state and its DOM renderer exist only in clients: a server's React lacks the first, and throws when the second is imported. */
const clientPackages =
  /^(?:react|react-dom|react-dom\/client|react\/jsx-runtime|@nanostores\/react|@ringside\/ui(?:\/re(?:act|ad))?)$/

const clientDirective = '"use client"\n'

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: root,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "neutral",
  target: browserTargets,
  jsx: "automatic",
  charset: "utf8",
  logLevel: "silent",
  // Otherwise the nearest tsconfig.json decides, which is written for the compiler.
  tsconfigRaw: {},
}

/**
 * Builds the modules that a package's entries reach into its `dist`, which is replaced. Each stays a file: bundlers split code by files, so
 * that a behaviour would load React if it shared a file with a widget. Imports from other packages stay imports.
 * @param {import("./packManifest.mjs").PublishedPackage} published
 * @returns {Promise<BuiltModules>}
 */
export async function buildModules({ folder, manifest }) {
  const sources = `${folder}/src`
  const dist = join(root, folder, "dist")
  rmSync(dist, { recursive: true, force: true })
  const entries = listBuiltEntries(manifest.exports).map(({ source, ...entry }) => ({
    ...entry,
    source: source.replace("./src", sources),
  }))
  const { inputs, styles } = await bundleStyles(entries, { sources })
  for (const [name, contents] of styles) write(join(dist, name), contents)

  const modules = Object.keys(inputs).filter((file) => !file.endsWith(".css"))
  const { metafile } = await build({
    ...options,
    entryPoints: modules,
    outdir: dist,
    outbase: sources,
    sourcemap: true,
    metafile: true,
    plugins: [keepImports()],
  })
  const exportsOf = new Map(
    Object.values(metafile.outputs).map(({ entryPoint = "", exports: names }) => [entryPoint, names]),
  )
  for (const { source } of entries) writeReExports(source, { sources, dist, inputs, exportsOf })
  return {
    styles: [...styles.keys()].sort(),
    imports: modules.flatMap((file) => listImports(file, inputs).flatMap(({ path }) => (isPackage(path) ? path : []))),
  }
}

/**
 * Bundles the style sheets of the entries. The bundled modules are dropped, but for the list of their inputs.
 * @param {readonly { path: string, source: string }[]} entries
 * @param {{ sources: string }} place
 * @returns {Promise<{ inputs: Inputs, styles: Map<string, Uint8Array> }>} the style sheets by their names in dist
 */
async function bundleStyles(entries, { sources }) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: entries.map(({ source }) => source),
    outdir: sources,
    outbase: sources,
    splitting: true,
    write: false,
    metafile: true,
  })
  const contents = new Map(outputFiles.map((file) => [file.path, file.contents]))
  /** @type {Map<string, Uint8Array>} */
  const styles = new Map()
  for (const [output, { entryPoint, cssBundle }] of Object.entries(metafile.outputs)) {
    const entry = entries.find(({ source }) => source === entryPoint)
    const found = contents.get(join(root, entry?.source.endsWith(".css") ? output : (cssBundle ?? "")))
    if (entry && found) styles.set(nameStyles(entry.path), lowerLightDark(found, { isMinified: false }))
  }
  return { inputs: metafile.inputs, styles }
}

/**
 * Keeps each module's imports of the package's other modules, under the names of the built files. Style sheets are published as entries,
 * since a server can't import them.
 * @returns {import("esbuild").Plugin}
 */
function keepImports() {
  return {
    name: "keep imports",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path, kind }) => {
        if (kind === "entry-point") return undefined
        if (path.endsWith(".css")) return { path, namespace: "styles", sideEffects: false }
        return { path: path.replace(/\.tsx?$/, ".js"), external: true, sideEffects: false }
      })
      onLoad({ filter: /./, namespace: "styles" }, () => ({ contents: "" }))
      onLoad({ filter: /\/core\/src\/author\/errorsPage\.ts$/ }, () => ({ contents: formatErrorsPage(), loader: "ts" }))
      const address = readErrorsPage()
      if (address === "") return
      onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]warnings\.ts$/ }, async ({ path }) => ({
        contents: formatWarnings(basename(join(path, "../..")), await evaluate({ entryPoints: [path] }), address),
        loader: "js",
      }))
    },
  }
}

/**
 * Writes an entry that only exports what other modules have. Those for clients get a directive, by which a server imports a reference to
 * them instead of running them: the entry itself if it has no others, since an entry with a directive may not export by a star.
 * @param {string} source
 * @param {{ sources: string, dist: string, inputs: Inputs, exportsOf: ReadonlyMap<string, readonly string[]> }} built
 */
function writeReExports(source, { sources, dist, inputs, exportsOf }) {
  const reExports = source.endsWith(".ts") ? readReExports(readFileSync(join(root, source), "utf8")) : null
  if (!reExports) return
  const entry = join(dist, source.slice(sources.length).replace(/\.ts$/, ".js"))
  /** @param {string} from */
  const findModule = (from) => (isPackage(from) ? from : posix.join(posix.dirname(source), from))
  /** @param {string} from */
  const isClient = (from) => clientPackages.test(from) || isForClients(findModule(from), inputs)
  if (reExports.every(({ from }) => isClient(from))) {
    return write(entry, clientDirective + readFileSync(entry, "utf8"))
  }
  const files = writeEntry(reExports, {
    directiveOf: (from) => (isClient(from) ? clientDirective : ""),
    exportsOf: (from) => exportsOf.get(findModule(from)),
  })
  rmSync(`${entry}.map`)
  for (const [file, contents] of files) write(file === "" ? entry : join(dirname(entry), file), contents)
}

/**
 * Whether importing a module imports React.
 * @param {string} file
 * @param {Inputs} inputs
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function isForClients(file, inputs, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  const imports = listImports(file, inputs).filter(({ kind }) => kind === "import-statement")
  return imports.some(({ path, external }) => (external ? clientPackages.test(path) : isForClients(path, inputs, seen)))
}

/**
 * Whether an import names a package. Modules of the package itself are external when the import is only of types.
 * @param {string} path
 */
function isPackage(path) {
  return !path.startsWith(".") && !path.startsWith("packages/")
}

/**
 * @param {string} file
 * @param {Inputs} inputs
 */
function listImports(file, inputs) {
  return inputs[file]?.imports ?? []
}

/**
 * @param {string} path
 * @param {Uint8Array | string} contents
 */
function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}
