/** The export condition under which the workspace resolves a package's source instead of its build. */
const sourceCondition = "ringside-source"

/** The declaration of style sheets, which export nothing; under strict settings the compiler rejects an import without a declaration. */
export const stylesDeclaration = { file: "dist/styles.d.ts", text: "export {}\n" }

/**
 * The style sheet of an entry, by its name in dist. The styles of the main entry are named "index.css".
 * @param {string} path the entry's member of `exports`
 */
export function nameStyles(path) {
  return path === "." ? "index.css" : `${path.slice(2).replace(/\.css$/, "")}.css`
}

/**
 * Creates the published entry of a style sheet. Styles have separate entries because components import them, but a server that imports the
 * package can't. The styles of the main entry are the package's own.
 * @param {string} file in dist
 */
function createStylesEntry(file) {
  return [file === "index.css" ? "./styles.css" : `./${file}`, publishStyles(`./dist/${file}`)]
}

/** @param {string} file */
function publishStyles(file) {
  return { types: `./${stylesDeclaration.file}`, default: file }
}

/** The published files of a package made from source; README and licence are always included. */
export const publishedFiles = ["dist"]

/** How every package is published: with a signed record of the commit and the run that it was built by, which npm shows and verifies. */
export const publishedConfig = { provenance: true }

/**
 * The `exports` member of a manifest.
 * @typedef {Record<string, string | Record<string, string>>} Exports
 */

/**
 * Lists each entry that is built from source: its member of `exports`, and the paths of its source and its output.
 * @param {Exports} exports
 * @returns {{ path: string, source: string, output: string, types?: string }[]}
 */
export function listBuiltEntries(exports) {
  return Object.entries(exports).flatMap(([path, entry]) => {
    if (typeof entry === "string") return []
    const { [sourceCondition]: source, default: output, types } = entry
    return source && output ? [{ path, source, output, ...(types !== undefined && { types }) }] : []
  })
}

/**
 * The published path of declarations that the compiler writes to `./types`.
 * @param {string} file
 */
export function publishTypes(file) {
  return file.replace(/^\.\/types\//, "./dist/types/")
}

/**
 * Creates the published entries: without the workspace's own condition and its private entries, and with the styles.
 * @param {Exports} exports
 * @param {{ styles: readonly string[] }} options the style sheets that were built, by their names in dist
 * @returns {Exports}
 */
export function createPublishedExports(exports, { styles }) {
  const published = Object.entries(exports)
    .filter(([, entry]) => typeof entry === "string" || "default" in entry)
    .map(([path, entry]) => /** @type {const} */ ([path, publishEntry(entry)]))
  return Object.fromEntries([...published, ...styles.map(createStylesEntry)])
}

/**
 * The `sideEffects` member of a manifest: a bundler leaves out an import of a style sheet that isn't listed there, since nothing is used of it.
 * @param {Exports} published its published entries
 */
export function createSideEffects(published) {
  const hasStyles = Object.keys(published).some((path) => path.endsWith(".css"))
  return hasStyles ? ["**/*.css"] : false
}

/**
 * @param {string | Record<string, string>} entry
 * @returns {string | Record<string, string>}
 */
function publishEntry(entry) {
  if (typeof entry === "string") return entry
  const { default: output = "", types } = entry
  if (output.endsWith(".css")) return publishStyles(output)
  return types === undefined ? output : { types: publishTypes(types), default: output }
}
