import { posix } from "node:path"
import ts from "typescript"

/** Functions of core that take a page and the name of a service. */
const accessors = new Set(["serviceOf", "findService"])

/**
 * A file of a package.
 * @typedef {{ readonly path: string, readonly text: string }} Source
 */

/**
 * A use of a service by its name; `isProvided` where the file stores the service.
 * @typedef {{ readonly path: string, readonly name: string, readonly isProvided: boolean }} ServiceUse
 */

/**
 * Lists the names by which a package's sources find services of the page. Names that are imported from another package are left out: the
 * import shows that dependency.
 * @param {readonly Source[]} sources of one package
 * @returns {ServiceUse[]}
 */
export function listServiceNames(sources) {
  const files = parseAll(sources)
  return [...files].flatMap(([path, { nodes }]) =>
    nodes.flatMap((node) => {
      const use = readUse(node)
      const name = use && readText(use.argument, path, files)
      return name === undefined ? [] : [{ path, name, isProvided: use?.isProvided === true }]
    }),
  )
}

/**
 * Lists the loops among a package's files, where a file needs those that it imports (types, too) and those that provide a service which it
 * reads.
 * @param {readonly Source[]} sources of one package
 * @returns {string[][]} the files of each loop, sorted
 */
export function findLoops(sources) {
  const files = parseAll(sources)
  const uses = listServiceNames(sources)
  /** @type {Map<string, Set<string>>} */
  const needed = new Map(
    [...files].map(([path, { imports }]) => [path, new Set(imports.filter((each) => files.has(each)))]),
  )
  for (const reader of uses) {
    for (const provider of uses) {
      if (provider.isProvided && provider.name === reader.name && provider.path !== reader.path)
        needed.get(reader.path)?.add(provider.path)
    }
  }
  return groupByLoop(needed)
}

/**
 * Groups nodes that reach each other, by Tarjan's algorithm.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} needed what each node leads to
 * @returns {string[][]}
 */
function groupByLoop(needed) {
  /** @type {Map<string, { readonly index: number, lowest: number }>} */
  const visited = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const loops = []
  /** @param {string} node */
  const visit = (node) => {
    const state = { index: visited.size, lowest: visited.size }
    visited.set(node, state)
    open.push(node)
    for (const next of needed.get(node) ?? []) {
      const known = visited.get(next)
      if (!known) state.lowest = Math.min(state.lowest, visit(next))
      else if (open.includes(next)) state.lowest = Math.min(state.lowest, known.index)
    }
    if (state.lowest === state.index) {
      const group = open.splice(open.indexOf(node))
      if (group.length > 1) loops.push(group.sort())
    }
    return state.lowest
  }
  for (const node of needed.keys()) if (!visited.has(node)) visit(node)
  return loops
}

/**
 * The argument that names a service, of `serviceOf(page, name)` or `page.services.get(name)`.
 * @param {ts.Node} node
 * @returns {{ readonly argument: ts.Expression, readonly isProvided: boolean } | undefined}
 */
function readUse(node) {
  if (!ts.isCallExpression(node)) return undefined
  const { expression, arguments: given } = node
  if (ts.isIdentifier(expression) && accessors.has(expression.text))
    return given[1] && { argument: given[1], isProvided: expression.text === "serviceOf" }
  if (!ts.isPropertyAccessExpression(expression) || !/(^|\.)services$/.test(expression.expression.getText()))
    return undefined
  return given[0] && { argument: given[0], isProvided: expression.name.text === "set" }
}

/**
 * A parsed file: its nodes, the texts of its constants, the files that it imports, and which of their names it has under which.
 * @typedef {object} ParsedFile
 * @property {readonly ts.Node[]} nodes
 * @property {ReadonlyMap<string, string>} constants
 * @property {readonly string[]} imports
 * @property {ReadonlyMap<string, { readonly path: string, readonly name: string }>} imported
 */

/**
 * @param {readonly Source[]} sources
 * @returns {ReadonlyMap<string, ParsedFile>}
 */
function parseAll(sources) {
  return new Map(
    sources.map(({ path, text }) => {
      const nodes = listNodes(path, text)
      const links = nodes.flatMap((node) => readLink(node, path))
      return [
        path,
        {
          nodes,
          constants: new Map(nodes.flatMap(readConstant)),
          imports: links.map((link) => link.path),
          imported: new Map(
            links.flatMap(({ path: from, names }) => names.map(([local, name]) => [local, { path: from, name }])),
          ),
        },
      ]
    }),
  )
}

/**
 * @param {ts.Node} node
 * @returns {(readonly [name: string, text: string])[]}
 */
function readConstant(node) {
  const isText = ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer)
  return isText ? [[node.name.getText(), /** @type {ts.StringLiteral} */ (node.initializer).text]] : []
}

/**
 * The file of the package that a node imports or exports from, with the names that it imports: first its own, then the exported one.
 * @param {ts.Node} node
 * @param {string} path
 * @returns {{ readonly path: string, readonly names: (readonly [string, string])[] }[]}
 */
function readLink(node, path) {
  if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
  const specifier = node.moduleSpecifier
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith(".")) return []
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
  const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
  const names = elements.map(
    ({ name, propertyName }) => /** @type {const} */ ([name.text, (propertyName ?? name).text]),
  )
  return [{ path: posix.join(posix.dirname(path), specifier.text), names }]
}

/**
 * The text of a literal, or of a constant of the file or of one that it imports it from.
 * @param {ts.Expression} expression
 * @param {string} path
 * @param {ReadonlyMap<string, ParsedFile>} files
 * @returns {string | undefined}
 */
function readText(expression, path, files) {
  if (ts.isStringLiteral(expression)) return expression.text
  const name = expression.getText()
  const file = files.get(path)
  const link = file?.imported.get(name)
  return file?.constants.get(name) ?? (link && files.get(link.path)?.constants.get(link.name))
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {ts.Node[]} all nodes of the file
 */
function listNodes(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  /** @type {ts.Node[]} */
  const nodes = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return nodes
}
