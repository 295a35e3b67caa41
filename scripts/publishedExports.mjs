/** The condition under which the workspace takes a package's source instead of its build. */
const sourceCondition = "ringside-source"

/**
 * Where styles are published: components import them, but a server that imports the package can't. Those of the main entry are
 * the package's own.
 * @param {string} file in dist
 */
function createStylesEntry(file) {
  return [file === "index.css" ? "./styles.css" : `./${file}`, `./dist/${file}`]
}

/** What a package made from source publishes: the compiler also writes declarations of tests, and its own notes. */
export const publishedFiles = [
  "dist",
  "types",
  "!types/**/*.test.d.ts",
  "!types/**/*.stories.d.ts",
  "!types/**/*.tsbuildinfo",
]

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
  const { [sourceCondition]: _, ...rest } = entry
  const [only, ...others] = Object.entries(rest)
  return only && others.length === 0 && only[0] === "default" ? only[1] : rest
}
