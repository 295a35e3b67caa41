import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { root } from "../workspace.mjs"

/**
 * Reads a declaration as written in its file, doc comments included.
 * @param {string} file relative to the workspace
 * @param {string} name of an interface or type
 * @param {string} [text] the file's contents, where they are about to be written
 * @returns {string}
 * @throws Error when the file declares no such type
 */
export function readDeclaration(file, name, text = readFileSync(join(root, file), "utf8")) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true)
  const found = source.statements.find(
    (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
  )
  if (!found) throw new Error(`${file} declares no ${name}.`)
  return found.getFullText(source).trim()
}
