/**
 * @typedef {import("eslint").Rule.Node} Node
 * @typedef {Extract<Node, { type: "CallExpression" }>} Call
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

/** People, the subjects to which these verbs belong. */
const people =
  "(?:shopper|visitor|customer|guest|user|owner|author|administrator|reader|engineer|translator|person)s?|people|who(?:ever)?|(?:some|any|every|no)(?:body|one)"
const exceptPeople = `(?<!\\b(?:${people})(?: (?:can|may|must|should|to|doesn't|don't|never))? )`

/** Phrases that speak of code as of a person, and the term. The last is one of titles: a comment doesn't begin with its first word. */
const personifications = [
  { verb: "hears?", term: "receives or listens to" },
  { verb: "(?:is|are|was|were) told", term: "receives, is reported or is shown" },
  { verb: "acts?", term: "runs, works or action" },
  { verb: "wakes?|woken|woke|sleeps?|asleep", term: "loads, starts or load trigger" },
  { verb: "knows?|knew", term: "has, stores, finds or contains" },
  { verb: "tells?", term: "reports, sends, contains or shows" },
  { verb: "(?:config|hook|settings?|options?)(?: do(?:es)?n't)? says?", term: "sets or has the option" },
  { verb: "^asks? (?:once|twice|at once|nothing)", term: "requests, reads or calls" },
].map(({ verb, term }) => ({ term, pattern: new RegExp(`${exceptPeople}\\b(?:${verb})\\b`, "i") }))

/**
 * Finds the first phrase of a test's title, or of a comment, that speaks of code as of a person. Code in backticks isn't read.
 * @param {string} text
 * @returns {{ phrase: string, term: string } | null}
 */
function findPersonification(text) {
  const words = text.replaceAll(/`[^`]*`/g, "``").replaceAll(/\s+(?:\* )?/g, " ")
  for (const { pattern, term } of personifications) {
    const [phrase] = pattern.exec(words) ?? []
    if (phrase !== undefined) return { phrase, term }
  }
  return null
}

/** Functions of the test runner whose first argument is a title. */
const titled = new Set(["describe", "it", "suite", "test"])

/**
 * Reads the title that a call of the test runner gives to tests, also after `.each(…)` and `.skipIf(…)`; null for other calls.
 * @param {Call} call
 * @returns {string | null}
 */
function readTitle({ callee, arguments: [first] }) {
  let root = callee
  while (root.type !== "Identifier") {
    if (root.type === "MemberExpression") root = root.object
    else if (root.type === "CallExpression") root = root.callee
    else if (root.type === "TaggedTemplateExpression") root = root.tag
    else return null
  }
  if (!titled.has(root.name) || !first) return null
  if (first.type === "TemplateLiteral") return first.quasis.map(({ value }) => value.raw).join("…")
  return first.type === "Literal" && typeof first.value === "string" ? first.value : null
}

/** First words of a doc comment that name nothing: a reader has to find in the code what they stand for. */
const vagueStart = /^\*[\s*]*(those|the same|its|by|what)\b/i

/**
 * Reports names with words that have a standard term, titles of tests and comments that speak of code as of a person, and doc comments that
 * begin without naming their subject. A name that is imported from a package of somebody else is that package's: React's `act`.
 * @type {import("eslint").Rule.RuleModule}
 */
export const plainTerms = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      replaced: '"{{name}}" contains "{{word}}"; write {{term}}.',
      personal: '"{{phrase}}" speaks of code as of a person; write {{term}}.',
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
          const found = findPersonification(value)
          if (found && loc) context.report({ loc, messageId: "personal", data: found })
        }
      },
      CallExpression: (node) => {
        const title = readTitle(node)
        const found = title === null ? null : findPersonification(title)
        if (found) context.report({ node, messageId: "personal", data: found })
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
