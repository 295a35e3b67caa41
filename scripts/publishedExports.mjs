/** The condition under which the workspace takes a package's source instead of its build. */
const sourceCondition = "ringside-source"

/** Where a package's styles are published: its components import them, but a server that imports the package can't. */
const stylesEntry = { path: "./styles.css", file: "./dist/index.css" }

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
 * The entries as they are published: without the workspace's own condition, and with the styles where there are any.
 * @param {Exports} exports
 * @param {{ hasStyles: boolean }} options
 * @returns {Exports}
 */
export function createPublishedExports(exports, { hasStyles }) {
  const published = Object.entries(exports).map(([path, entry]) => /** @type {const} */ ([path, publishEntry(entry)]))
  return { ...Object.fromEntries(published), ...(hasStyles && { [stylesEntry.path]: stylesEntry.file }) }
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
