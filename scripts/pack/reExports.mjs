import { posix } from "node:path"
import ts from "typescript"

/**
 * The names that an entry exports from one module.
 * @typedef {object} ReExport
 * @property {string} from the specifier
 * @property {string[]} names as in an `export` list, such as "beforeLoad as tabsStartBehaviour"
 */

/**
 * Reads a module that only exports what others have, without its types.
 * @param {string} source in TypeScript
 * @returns {ReExport[] | null} null for a module that does anything else
 */
export function readReExports(source) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  for (const statement of ts.createSourceFile("entry.ts", source, ts.ScriptTarget.ESNext).statements) {
    // The styles that an entry imports are entries of their own.
    if (ts.isImportDeclaration(statement) && !statement.importClause) continue
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return null
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return null
    if (!ts.isStringLiteral(statement.moduleSpecifier)) return null
    const names = statement.isTypeOnly ? [] : statement.exportClause.elements.flatMap(readName)
    const { text } = statement.moduleSpecifier
    if (names.length > 0) found.set(text, [...(found.get(text) ?? []), ...names])
  }
  return [...found].map(([from, names]) => ({ from, names }))
}

/** @param {ts.ExportSpecifier} element */
function readName({ isTypeOnly, propertyName, name }) {
  if (isTypeOnly) return []
  return propertyName ? `${propertyName.text} as ${name.text}` : name.text
}

/**
 * Writes an entry as a list of `export *`. esbuild loads all modules that an entry with a list of names imports when another file of the
 * app loads them by `import()`, although the app uses one name; a star is resolved to the module that has the name. Where a module exports
 * more than the entry does, or needs a directive, a file between them has the names.
 * @param {readonly ReExport[]} reExports
 * @param {{ directiveOf: (from: string) => string, exportsOf: (from: string) => readonly string[] | undefined }} options `exportsOf`
 *   lists what a module exports
 * @returns {Map<string, string>} files by their path beside the entry, whose own is ""
 */
export function writeEntry(reExports, { directiveOf, exportsOf }) {
  /** @type {Map<string, string>} */
  const files = new Map()
  const stars = reExports.map(({ from, names }) => {
    const directive = directiveOf(from)
    const isWhole = exportsOf(from)?.toSorted().join() === names.toSorted().join()
    if (isWhole && directive === "") return star(from)
    const file = `exports/${from.replace(/^\.\/|^@/, "").replace(/\.tsx?$/, "")}.js`
    const target = from.startsWith(".") ? relativeTo(file, from) : from
    files.set(file, `${directive}export { ${names.join(", ")} } from ${JSON.stringify(target)};\n`)
    return star(`./${file}`)
  })
  return files.set("", stars.join(""))
}

/** @param {string} specifier */
function star(specifier) {
  return `export * from ${JSON.stringify(builtName(specifier))};\n`
}

/**
 * @param {string} file beside the entry
 * @param {string} from seen from the entry
 */
function relativeTo(file, from) {
  return builtName(posix.relative(posix.dirname(file), from))
}

/** @param {string} specifier */
function builtName(specifier) {
  return specifier.replace(/\.tsx?$/, ".js")
}
