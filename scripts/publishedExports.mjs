/** The condition under which the workspace takes a package's source instead of its build. */
const sourceCondition = "ringside-source"

/** What the compiler is told of a style sheet, which has nothing to declare; a strict one refuses to import what it knows nothing of. */
export const stylesDeclaration = { file: "dist/styles.d.ts", text: "export {}\n" }

/**
 * Where styles are published: components import them, but a server that imports the package can't. Those of the main entry are
 * the package's own.
 * @param {string} file in dist
 */
function createStylesEntry(file) {
  return [file === "index.css" ? "./styles.css" : `./${file}`, publishStyles(`./dist/${file}`)]
}

/** @param {string} file */
function publishStyles(file) {
  return { types: `./${stylesDeclaration.file}`, default: file }
}

/** What a package made from source publishes; its README and the licence go along by themselves. */
export const publishedFiles = ["dist"]

/**
 * What a manifest says of its entries.
 * @typedef {Record<string, string | Record<string, string>>} Exports
 */

/**
 * Each entry that is built from source: where that is, and what it becomes.
 * @param {Exports} exports
 * @returns {{ source: string, output: string, types?: string }[]}
 */
export function listBuiltEntries(exports) {
  return Object.values(exports).flatMap((entry) => {
    if (typeof entry === "string") return []
    const { [sourceCondition]: source, default: output, types } = entry
    return source && output ? [{ source, output, ...(types !== undefined && { types }) }] : []
  })
}

/**
 * Where declarations are published that the compiler writes to `./types`.
 * @param {string} file
 */
export function publishTypes(file) {
  return file.replace(/^\.\/types\//, "./dist/types/")
}

/**
 * The entries as they are published: without the workspace's own condition and what only it has, and with the styles.
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
 * @param {string | Record<string, string>} entry
 * @returns {string | Record<string, string>}
 */
function publishEntry(entry) {
  if (typeof entry === "string") return entry
  const { default: output = "", types } = entry
  if (output.endsWith(".css")) return publishStyles(output)
  return types === undefined ? output : { types: publishTypes(types), default: output }
}
