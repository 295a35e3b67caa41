import { RegExpParser } from "@eslint-community/regexpp"
import { canMatchWithin, createCharacterSets, intersect, isAlwaysMatched } from "./patternText.mjs"

/**
 * @typedef {import("@eslint-community/regexpp").AST.Element} Element
 * @typedef {import("@eslint-community/regexpp").AST.Quantifier} Quantifier
 * @typedef {import("@eslint-community/regexpp").AST.Node} Node
 * @typedef {import("./patternText.mjs").CharacterSets} CharacterSets
 */

/**
 * A repetition without an upper limit, with the elements before and after it in the pattern.
 * @typedef {{ node: Quantifier, before: readonly Element[], after: readonly Element[] }} Loop
 */

/**
 * Finds the repetitions of a pattern that can take more than linear time, each as written, with the reason. A repetition is cheap when
 * nothing after it can fail, or when a match can't begin in the middle of the text that the repetition matches.
 * @param {string} pattern
 * @param {string} flags
 * @returns {{ loop: string, reason: string }[]}
 */
export function findSlowLoops(pattern, flags) {
  const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  })
  const sets = createCharacterSets(flags)
  return listLoops(parsed).flatMap((loop) => {
    if (isAlwaysMatched(loop.after, sets.consumedBy(loop.node))) return []
    const reason = findReason(loop, sets, flags)
    return reason === null ? [] : [{ loop: loop.node.raw, reason }]
  })
}

/**
 * @param {Loop} loop
 * @param {CharacterSets} sets
 * @param {string} flags
 */
function findReason(loop, sets, flags) {
  if (hasAmbiguousRounds(loop.node, sets)) return "its rounds can be divided in more than one way"
  const earlier = findOverlappingLoop(loop, sets)
  if (earlier !== null) return `it shares text with ${earlier}, so each division of that text is tried`
  const canRestart = !flags.includes("y") && canMatchWithin(loop.before, sets.consumedBy(loop.node), sets)
  return canRestart ? "the match can start again at each character of its run" : null
}

/**
 * @param {Node} node
 * @returns {Loop[]}
 */
function listLoops(node) {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup":
    case "Assertion":
      return "alternatives" in node ? node.alternatives.flatMap(listLoops) : []
    case "Alternative":
      return node.elements.flatMap(listLoops)
    case "Quantifier": {
      const inner = listLoops(node.element)
      return node.max === Infinity ? [{ node, ...readSurroundings(node) }, ...inner] : inner
    }
    default:
      return []
  }
}

/**
 * Reads the elements that must match before and after a node. Elements after a lookaround around the node don't count: a lookaround isn't
 * retried once it has matched.
 * @param {Quantifier} node
 * @param {Node | null} [top] the outermost node to read from; without it, the whole pattern
 * @returns {{ before: Element[], after: Element[] }}
 */
function readSurroundings(node, top = null) {
  /** @type {Element[]} */
  const before = []
  /** @type {Element[]} */
  const after = []
  let isInLookaround = false
  /** @type {Node} */
  let child = node
  for (let parent = readParent(child); parent && child !== top; child = parent, parent = readParent(parent)) {
    if (parent.type === "Assertion") isInLookaround = true
    if (parent.type !== "Alternative") continue
    const index = parent.elements.findIndex((element) => element === child)
    before.unshift(...parent.elements.slice(0, index))
    if (!isInLookaround) after.push(...parent.elements.slice(index + 1))
  }
  return { before: before.flatMap(inline), after: after.flatMap(inline) }
}

/**
 * @param {Node} node
 * @returns {Node | null}
 */
function readParent(node) {
  return node.parent
}

/**
 * Replaces a group with one alternative by its elements.
 * @param {Element} element
 * @returns {readonly Element[]}
 */
function inline(element) {
  const isGroup = element.type === "Group" || element.type === "CapturingGroup"
  const [first, ...others] = isGroup ? element.alternatives : []
  return first && others.length === 0 ? first.elements.flatMap(inline) : [element]
}

/**
 * Finds an earlier repetition that can give up text to this one, and returns it as written.
 * @param {Loop} loop
 * @param {CharacterSets} sets
 */
function findOverlappingLoop({ node, before }, sets) {
  const own = sets.consumedBy(node)
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const element = before[index]
    if (element?.type === "Quantifier" && element.max === Infinity) {
      const shared = intersect(own, sets.consumedBy(element))
      const between = [element.element, ...before.slice(index + 1), node.element]
      if (shared.size > 0 && canMatchWithin(between, shared, sets)) return element.raw
    }
  }
  return null
}

/**
 * Whether one text can match with different numbers of rounds: `(a+)+` and `(a|\w)+`.
 * @param {Quantifier} loop
 * @param {CharacterSets} sets
 */
function hasAmbiguousRounds(loop, sets) {
  const { element } = loop
  const isNested = listLoops(element).some(({ node }) => {
    const { before, after } = readSurroundings(node, element)
    return canMatchWithin([...before, ...after], sets.consumedBy(node), sets)
  })
  if (isNested) return true
  if (element.type !== "Group" && element.type !== "CapturingGroup") return false
  const single = element.alternatives.flatMap(({ elements }) => (elements.length === 1 ? elements : []))
  const choices = single.filter((each) => each.type.startsWith("Character")).map((each) => sets.consumedBy(each))
  return choices.some((choice, index) => choices.slice(index + 1).some((other) => intersect(choice, other).size > 0))
}
