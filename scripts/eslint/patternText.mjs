/**
 * @typedef {import("@eslint-community/regexpp").AST.Element} Element
 * @typedef {import("@eslint-community/regexpp").AST.Node} Node
 * @typedef {import("@eslint-community/regexpp").AST.Assertion} Assertion
 */

/**
 * The characters of the sample that parts of a pattern match; `isMultiline` when `^` also matches the start of a line.
 * @typedef {{ consumedBy: (node: Node) => ReadonlySet<string>, isMultiline: boolean }} CharacterSets
 */

/** Every ASCII character, and one of each other kind: blanks, letters, digits, marks, line ends, half a surrogate pair. */
const sample = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."\u00A0\u00ADéüİſ\u0301\u0661\u200B\u2028\u3000中\uFEFF\uFFFD\uD83D",
]

/**
 * @param {string} flags of the pattern
 * @returns {CharacterSets}
 */
export function createCharacterSets(flags) {
  const own = [...flags].filter((flag) => "isuv".includes(flag)).join("")
  /** @type {(node: Node) => string[]} */
  const list = (node) => {
    switch (node.type) {
      case "Character":
      case "CharacterSet":
      case "CharacterClass":
      case "ExpressionCharacterClass": {
        const one = new RegExp(`^(?:${node.raw})$`, own)
        return sample.filter((character) => one.test(character))
      }
      case "Quantifier":
        return list(node.element)
      case "Alternative":
        return node.elements.flatMap(list)
      case "Group":
      case "CapturingGroup":
        return node.alternatives.flatMap(list)
      case "Backreference":
        return sample
      default:
        return []
    }
  }
  return { consumedBy: (node) => new Set(list(node)), isMultiline: flags.includes("m") }
}

/**
 * Whether the rest of a pattern always matches after a repetition of these characters: it may be empty, or it is the end of the text,
 * which a repetition of all characters always reaches.
 * @param {readonly Element[]} after
 * @param {ReadonlySet<string>} consumed
 */
export function isAlwaysMatched(after, consumed) {
  const [first, ...rest] = after
  const isOfAll = consumed.size === sample.length
  return after.every(canBeEmpty) || (isOfAll && first !== undefined && allowsEnd(first) && rest.every(canBeEmpty))
}

/**
 * @param {Element} element
 * @returns {boolean}
 */
function canBeEmpty(element) {
  if (element.type === "Quantifier") return element.min === 0 || canBeEmpty(element.element)
  const isGroup = element.type === "Group" || element.type === "CapturingGroup"
  return isGroup && element.alternatives.some(({ elements }) => elements.every(canBeEmpty))
}

/**
 * @param {Element} element
 * @returns {boolean}
 */
function allowsEnd(element) {
  if (element.type === "Assertion") return element.kind === "end"
  const isGroup = element.type === "Group" || element.type === "CapturingGroup"
  return isGroup && element.alternatives.some(({ elements: [first, ...rest] }) => first && allowsEnd(first) && !rest[0])
}

/**
 * Whether a sequence can match inside a text that contains only these characters.
 * @param {readonly Element[]} elements
 * @param {ReadonlySet<string>} characters
 * @param {CharacterSets} sets
 * @returns {boolean}
 */
export function canMatchWithin(elements, characters, sets) {
  return elements.every((element) => {
    switch (element.type) {
      case "Quantifier":
        return element.min === 0 || canMatchWithin([element.element], characters, sets)
      case "Group":
      case "CapturingGroup":
        return element.alternatives.some((alternative) => canMatchWithin(alternative.elements, characters, sets))
      case "Assertion":
        return canHoldWithin(element, characters, sets)
      default:
        return intersect(sets.consumedBy(element), characters).size > 0
    }
  })
}

/**
 * Whether an assertion can hold at another character than the first of such a text.
 * @param {Assertion} assertion
 * @param {ReadonlySet<string>} characters
 * @param {CharacterSets} sets
 */
function canHoldWithin(assertion, characters, sets) {
  switch (assertion.kind) {
    case "start":
      return sets.isMultiline && characters.has("\n")
    case "word": {
      const words = [...characters].filter((character) => /\w/.test(character)).length
      return assertion.negate || (words > 0 && words < characters.size)
    }
    case "lookbehind": {
      const before = assertion.alternatives.map(({ elements }) => elements)
      const single = before.map(([only, ...rest]) => (only && rest.length === 0 ? sets.consumedBy(only) : null))
      if (assertion.negate) return !single.some((set) => set !== null && [...characters].every((each) => set.has(each)))
      return single.some((set) => set === null || intersect(set, characters).size > 0)
    }
    case "lookahead":
      return assertion.negate || assertion.alternatives.some((each) => canMatchWithin(each.elements, characters, sets))
    default:
      return true
  }
}

/**
 * @param {ReadonlySet<string>} some
 * @param {ReadonlySet<string>} others
 * @returns {ReadonlySet<string>}
 */
export function intersect(some, others) {
  return new Set([...some].filter((each) => others.has(each)))
}
