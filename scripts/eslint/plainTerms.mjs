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

/** Reports names with words that have a standard term. @type {import("eslint").Rule.RuleModule} */
export const plainTerms = {
  meta: { type: "suggestion", schema: [], messages: { replaced: '"{{name}}" contains "{{word}}"; write {{term}}.' } },
  create(context) {
    return {
      Identifier(node) {
        const found = findReplacedTerm(node.name)
        if (found) context.report({ node, messageId: "replaced", data: { name: node.name, ...found } })
      },
    }
  },
}
