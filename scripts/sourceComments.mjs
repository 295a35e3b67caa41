import { existsSync, readFileSync, readdirSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import ts from "typescript"
import { memberFolders, root } from "./workspace.mjs"

/**
 * What draws on a hook, or brings one to life, as its source tells.
 * @typedef {object} DeclaredHook
 * @property {string} name as it stands in `data-ringside`
 * @property {"widget" | "behaviour"} kind
 * @property {string} packageFolder without `packages/`
 * @property {string} doc one sentence
 */

/**
 * Every widget and behaviour that is declared in the top folder of a package's sources, in the packages' order.
 * @returns {DeclaredHook[]}
 * @throws Error when one has no doc comment
 */
export function listDeclaredHooks() {
  return packageFolders().flatMap((packageFolder) =>
    readConstants(packageFolder).flatMap(({ file, name: constant, type, value, doc }) => {
      const isWidget = ts.isCallExpression(value) && value.expression.getText() === "createRootWidget"
      if (!isWidget && type !== "Behaviour") return []
      const name = readText(isWidget ? value.arguments[0] : value, "name")
      if (name === null) return []
      if (doc === "") throw new Error(`${constant} in ${file} has no doc comment; it says what the hook is for.`)
      return [{ name, kind: isWidget ? "widget" : "behaviour", packageFolder, doc }]
    }),
  )
}

/**
 * Every constant of a type that is declared in the top folder of a package's sources, in the packages' order.
 * @param {string} type
 * @returns {{ readonly file: string, readonly name: string, readonly doc: string }[]} `file` is relative to the workspace
 */
export function listConstantsOf(type) {
  return packageFolders()
    .flatMap(readConstants)
    .filter((constant) => constant.type === type)
}

/**
 * The packages of the workspace, by folder.
 * @returns {string[]}
 */
export function packageFolders() {
  return memberFolders()
    .filter((folder) => folder.startsWith("packages/"))
    .map((folder) => basename(folder))
}

/**
 * A declaration as it stands in its file, doc comments included.
 * @param {string} file relative to the workspace
 * @param {string} name of an interface or type
 * @returns {string}
 */
export function readDeclaration(file, name) {
  const source = parseFile(join(root, file))
  return findDeclaration(source, name).getFullText(source).trim()
}

/**
 * The members of an interface, those it inherits first and those of nested objects under their path, each with its doc
 * comment as one line.
 * @param {string} file relative to the workspace
 * @param {string} name
 * @returns {Map<string, string>}
 */
export function readMemberComments(file, name) {
  const source = parseFile(join(root, file))
  const declaration = findDeclaration(source, name)
  if (!ts.isInterfaceDeclaration(declaration)) throw new Error(`${name} in ${file} is no interface.`)
  const parents = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression.getText()),
  )
  const inherited = parents.flatMap((parent) => [
    ...readMemberComments(join(dirname(file), findImport(source, parent)), parent),
  ])
  return new Map([...inherited, ...listMemberComments(declaration.members, "")])
}

/**
 * @param {Iterable<ts.TypeElement>} members
 * @param {string} path
 * @returns {[string, string][]}
 */
function listMemberComments(members, path) {
  return [...members].filter(ts.isPropertySignature).flatMap((member) => {
    const name = path + member.name.getText()
    const nested = member.type && ts.isTypeLiteralNode(member.type) ? member.type.members : []
    return [[name, readComment(member)], ...listMemberComments(nested, `${name}.`)]
  })
}

/**
 * The file that a name comes from, relative to the one that imports it.
 * @param {ts.SourceFile} source
 * @param {string} name
 */
function findImport(source, name) {
  const found = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? ""))
  return found && ts.isStringLiteral(found.moduleSpecifier) ? found.moduleSpecifier.text : basename(source.fileName)
}

/**
 * The constants in the top folder of a package's sources, each with its type, if it says one, and the first sentence of
 * its doc comment.
 * @param {string} packageFolder
 */
function readConstants(packageFolder) {
  const sources = readSources(join(root, "packages", packageFolder, "src"))
  return sources.flatMap((source) =>
    source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
      statement.declarationList.declarations.flatMap(({ name, type: annotation, initializer: value }) => {
        if (!value) return []
        const [doc = ""] = readComment(statement).split(/(?<=\.)\s/, 1)
        const type = (annotation ?? (ts.isSatisfiesExpression(value) ? value.type : undefined))?.getText()
        return [{ file: relative(root, source.fileName).replaceAll("\\", "/"), name: name.getText(), type, value, doc }]
      }),
    ),
  )
}

/**
 * The text that a member of an object literal holds; null when there is no such member.
 * @param {ts.Expression | undefined} definition
 * @param {string} name
 */
function readText(definition, name) {
  if (!definition || !ts.isObjectLiteralExpression(definition)) return null
  const member = definition.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)
  return member && ts.isStringLiteral(member.initializer) ? member.initializer.text : null
}

/**
 * A node's doc comment as one line; "" without one.
 * @param {ts.Node} node
 */
function readComment(node) {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(comments.at(-1)?.comment) ?? "").replace(/\s+/g, " ").trim()
}

/**
 * @param {ts.SourceFile} source
 * @param {string} name
 */
function findDeclaration(source, name) {
  const found = source.statements.find(
    (each) => (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) && each.name.text === name,
  )
  if (!found) throw new Error(`${source.fileName} declares no ${name}.`)
  return found
}

/**
 * @param {string} folder
 * @returns {ts.SourceFile[]}
 */
function readSources(folder) {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => /(?<!\.test|\.stories)\.tsx?$/.test(name))
  return names.sort().map((name) => parseFile(join(folder, name)))
}

/** @param {string} path */
function parseFile(path) {
  return ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2023, true)
}
