import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { root } from "../workspace.mjs"

/** The names in the lists of a domain's tests of its contracts. */
export function listContractNames(packageName: string): readonly string[] {
  const folder = join(root, "packages", packageName, "src/domain")
  const tests = readdirSync(folder).filter((file) => /contract\.test\.ts$/i.test(file))
  return tests.flatMap((file) => readList(parse(join(folder, file))))
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ESNext, true)
}

function readList(node: ts.Node): string[] {
  if (ts.isVariableDeclaration(node) && node.name.getText() === "listed" && node.initializer)
    return readNames(unwrap(node.initializer))
  const names: string[] = []
  ts.forEachChild(node, (child) => void names.push(...readList(child)))
  return names
}

function readNames(list: ts.Expression): string[] {
  const names: string[] = []
  ts.forEachChild(list, (entry) => {
    if (ts.isStringLiteral(entry)) names.push(entry.text)
    else if (ts.isPropertyAssignment(entry)) names.push(entry.name.getText())
  })
  return names
}

/** The list itself, without `as const` and `satisfies`. */
function unwrap(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)
    ? unwrap(expression.expression)
    : expression
}
