/**
 * @typedef {import("eslint").Rule.Node} Node
 * @typedef {import("eslint").AST.Program} Program
 */

/** Names of the project's own modules, in import declarations. */
const ownModule = /^(\.|@ringside\/)/

/** Words with a standard term in their place, and the term. A name may not contain these words. */
const replacements = new Map([
  ["act", "user action, deferred action or task"],
  ["acts", "user actions"],
  ["heir", "replacement"],
  ["sleeper", "lazy part"],
  ["wake", "load trigger"],
  ["wakes", "load triggers"],
  ...["say", "says", "said", "tell", "tells", "told"].map(
    (word) => /** @type {const} */ ([word, "log, report, send, notify or show"]),
  ),
  ...["hear", "hears", "heard"].map((word) => /** @type {const} */ ([word, "listen to or listener"])),
  ["knows", "stores"],
])
const phrases = new Map([
  ["giveBack", "replay or release"],
  ["heldPress", "deferred click"],
  ["comeAlive", "connect or start"],
  ["cameOf", "result"],
  ["shopChunk", "late chunk"],
])

/**
 * Finds the first word of a name that has a standard term, with the term.
 * @param {string} name
 * @returns {{ word: string, term: string } | null}
 */
export function findReplacedTerm(name) {
  for (const [phrase, term] of phrases) {
    if (name.toLowerCase().includes(phrase.toLowerCase())) return { word: phrase, term }
  }
  for (const word of name.split(/(?=[A-Z])|[^A-Za-z]+/)) {
    const term = replacements.get(word.toLowerCase())
    if (term) return { word: word.toLowerCase(), term }
  }
  return null
}

/** First words of a doc comment that name nothing: a reader has to find in the code what they stand for. */
const vagueStart = /^\*[\s*]*(those|the same|its|by|what)\b/i

/**
 * Reports names with words that have a standard term, and doc comments that begin without naming their subject. A name that is imported from
 * a package of somebody else is that package's: React's `act`.
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainTerms = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      replaced: '"{{name}}" contains "{{word}}"; write {{term}}.',
      vague: '"{{word}}" begins a comment; begin with the name of the thing.',
    },
  },
  create(context) {
    /** @type {Set<unknown>} */
    let imported = new Set()
    /** @param {{ type: string, name: string }} node */
    const check = (node) => {
      const found = findReplacedTerm(node.name)
      if (!found || imported.has(node)) return
      context.report({
        node: /** @type {Node} */ (node),
        messageId: "replaced",
        data: { name: node.name, ...found },
      })
    }
    return {
      Program: ({ body }) => {
        imported = new Set(body.flatMap((statement) => listImportedNames(statement, context.sourceCode)))
        for (const { type, value, loc } of context.sourceCode.getAllComments()) {
          const word = type === "Block" ? vagueStart.exec(value)?.[1] : undefined
          if (word !== undefined && loc) context.report({ loc, messageId: "vague", data: { word } })
        }
      },
      Identifier: check,
      JSXIdentifier: check,
      PrivateIdentifier: check,
    }
  },
}

/**
 * Lists the nodes whose names other packages have chosen, if the statement is an import. A name that the import gives in its place is ours.
 * @param {Program["body"][number]} statement
 * @param {import("eslint").SourceCode} sourceCode
 */
function listImportedNames(statement, sourceCode) {
  if (statement.type !== "ImportDeclaration" || ownModule.test(String(statement.source.value))) return []
  return statement.specifiers.flatMap((specifier) => {
    if (specifier.type !== "ImportSpecifier") return []
    const { imported, local } = specifier
    const isRenamed = imported.type !== "Identifier" || imported.name !== local.name
    const variables = isRenamed ? [] : sourceCode.getDeclaredVariables(specifier)
    const uses = variables.flatMap(({ references }) => references.map(({ identifier }) => identifier))
    return [imported, ...(isRenamed ? [] : [local]), ...uses]
  })
}
