import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { readParts } from "../../packages/embed/build/parts.mjs"
import { root } from "../workspace.mjs"

/** The types of `window.ringside` for users of the script tag, who install no other package with code than core. */
export const windowTypesFile = "packages/embed/window.d.ts"

/**
 * Creates the types of `window.ringside`: core's, and those of the members that parts add, copied from their packages.
 * @returns {Promise<string>}
 * @throws Error when a part adds a member without a type
 */
export async function createWindowTypes() {
  const members = (await readParts()).flatMap(({ name, members: declared = {} }) =>
    Object.keys(declared).map((member) => readMemberType(name, member)),
  )
  const imported = new Set(members.flatMap((each) => each.imports))
  return `/* Written by \`npm run docs\` from the \`ringsideMember.ts\` of each package that adds a member. */
import type { ${[...imported, "CoreApi"].sort().join(", ")} } from "@ringside/core"

${members.map(({ declarations }) => declarations).join("\n\n")}

/** \`window.ringside\`. A command for a member whose code is not loaded yet waits. */
export interface RingsideApi extends CoreApi {
${members.map(({ member, type }) => `readonly ${member}?: ${type} | undefined`).join("\n")}
}

declare global {
  interface Window {
    /** The library's API, once the script tag has run. */
    ringside?: RingsideApi
  }
}
`
}

/**
 * Reads a member's type, named after it as `CartApi` after `cart`, with all that its file declares and imports.
 * @param {string} part
 * @param {string} member
 */
function readMemberType(part, member) {
  const file = `packages/${part}/src/ringsideMember.ts`
  const source = ts.createSourceFile(file, readFileSync(join(root, file), "utf8"), ts.ScriptTarget.ES2023, true)
  const imports = source.statements.filter((each) => ts.isImportDeclaration(each))
  const declarations = source.statements.filter(
    (each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each),
  )
  const type = `${member.charAt(0).toUpperCase()}${member.slice(1)}Api`
  if (!declarations.some(({ name }) => name.text === type)) throw new Error(`${file} declares no ${type}.`)
  return {
    member,
    type,
    imports: imports.flatMap((each) => readNames(file, each)),
    declarations: declarations.map((each) => each.getFullText(source).trim()).join("\n\n"),
  }
}

/**
 * The names that an import takes from core, the only package whose types a member may need: users of the script tag have no other.
 * @param {string} file
 * @param {ts.ImportDeclaration} declaration
 */
function readNames(file, { importClause, moduleSpecifier }) {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ""
  if (from !== "@ringside/core")
    throw new Error(`${file} imports from ${from}; expected types of @ringside/core alone.`)
  const bindings = importClause?.namedBindings
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
}
