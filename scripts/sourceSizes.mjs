import { readFileSync } from "node:fs"
import ts from "typescript"

/** @typedef {{ name: string, line: number, total: number, own: number }} FunctionSize lines with and without the functions nested in it */

/** @param {string} path */
export function countLines(path) {
  return readFileSync(path, "utf8").trimEnd().split("\n").length
}

/**
 * Measures the functions of a source file.
 * @param {string} path
 * @param {string} [text]
 * @returns {FunctionSize[]}
 */
export function measureFunctions(path, text = readFileSync(path, "utf8")) {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line + 1
  /** @type {FunctionSize[]} */
  const sizes = []
  /** Lines of the outermost functions in `node`. @type {(node: ts.Node) => number} */
  const visit = (node) => {
    let nested = 0
    ts.forEachChild(node, (child) => {
      nested += visit(child)
    })
    if (!isFunction(node)) return nested
    const line = lineOf(node.getStart(source))
    const total = lineOf(node.getEnd()) - line + 1
    sizes.push({ name: readName(node), line, total, own: total - nested })
    return total
  }
  visit(source)
  return sizes
}

/** @param {ts.Node} node @returns {node is ts.FunctionLikeDeclaration} */
function isFunction(node) {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined
}

/** @param {ts.FunctionLikeDeclaration} node */
function readName(node) {
  const named = node.name ?? ("name" in node.parent ? /** @type {ts.Node | undefined} */ (node.parent.name) : undefined)
  return named?.getText() ?? "(anonymous)"
}
