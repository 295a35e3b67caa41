import ts from "typescript"

/** Functions of core that take a page and the name of a service. */
const accessors = new Set(["serviceOf", "findService"])

/**
 * Lists the names by which a package's sources find services of the page. Names that are imported from another package are left out: the
 * import shows that dependency.
 * @param {readonly { readonly path: string, readonly text: string }[]} sources of one package
 * @returns {{ readonly path: string, readonly name: string }[]}
 */
export function listServiceNames(sources) {
  const files = sources.map(({ path, text }) => ({ path, nodes: listNodes(path, text) }))
  const constants = new Map(
    files.flatMap(({ nodes }) =>
      nodes.flatMap((node) =>
        ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteral(node.initializer)
          ? [/** @type {const} */ ([node.name.getText(), node.initializer.text])]
          : [],
      ),
    ),
  )
  return files.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) => {
      const argument = readNameArgument(node)
      if (!argument) return []
      const name = ts.isStringLiteral(argument) ? argument.text : constants.get(argument.getText())
      return name === undefined ? [] : [{ path, name }]
    }),
  )
}

/**
 * The argument that names a service, of `serviceOf(page, name)` or `page.services.get(name)`.
 * @param {ts.Node} node
 * @returns {ts.Expression | undefined}
 */
function readNameArgument(node) {
  if (!ts.isCallExpression(node)) return undefined
  const { expression, arguments: given } = node
  if (ts.isIdentifier(expression) && accessors.has(expression.text)) return given[1]
  const isMap = ts.isPropertyAccessExpression(expression) && /(^|\.)services$/.test(expression.expression.getText())
  return isMap ? given[0] : undefined
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
