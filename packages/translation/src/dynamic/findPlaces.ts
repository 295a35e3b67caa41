import { type Page, warnAuthor } from "@ringside/core"
import type { TranslatedAttribute, TranslationConfig } from "../domain/index.ts"
import { hostText, labelledByValue, neverTranslated, ownRoot } from "../host.ts"
import type { Place } from "./places.ts"
import { translationWarnings } from "../warnings.ts"

/** Finds strings that may be translated. */
export interface PlaceFinder {
  /** Whether only people translate the strings of an element. */
  isManual(element: Element): boolean
  /** Returns a function that puts the strings of nodes added to an element into `places`; null where none of them is translated. */
  collectorOf(parent: Element): ((node: Node, places: Place[]) => void) | null
  /** The string of a changed attribute. */
  inAttribute(element: Element, attribute: string): Place[]
}

/** Creates a finder for the plugin's settings. An invalid selector is ignored, with a warning. */
export function createPlaceFinder(page: Page, config: TranslationConfig): PlaceFinder {
  const { document, window } = page
  const probe = document.createElement("i")
  const isSelector = (selector: string) => {
    try {
      probe.matches(selector)
      return true
    } catch {
      warnAuthor(page, translationWarnings.wrongSelector, null, { selector: selector.slice(0, 80) })
      return false
    }
  }
  const skipped = [neverTranslated, ...config.skipSelectors.filter(isSelector)].join()
  const manual = config.noAutoSelectors.filter(isSelector).join()
  const pairs = config.attributes.filter(({ selector }) => isSelector(selector))
  const withAttributes = [...new Set(pairs.map(({ selector }) => selector))].join()

  const isSkipped = (element: Element): boolean => {
    const found = element.closest(skipped)
    if (!found?.matches(ownRoot) || !element.closest(hostText)) return found !== null
    return found.parentElement?.closest(skipped) !== null
  }
  const hasMark = (element: Element, attribute: string) =>
    config.baseAttributes.some((base) => element.hasAttribute(`${base}-${attribute}`))
  const readPair = (element: Element, { attribute, selector }: TranslatedAttribute): Place[] => {
    const text = element.getAttribute(attribute)
    const isTyped = attribute.toLowerCase() === "value" && !element.matches(labelledByValue)
    if (text === null || text.trim() === "" || isTyped || !element.matches(selector)) return []
    return hasMark(element, attribute) ? [] : [{ text, attribute, node: null, element }]
  }
  const readAttributes = (element: Element, names: readonly TranslatedAttribute[]): Place[] => {
    const found = names.flatMap((pair) => readPair(element, pair))
    return found.filter(({ attribute }, index) => found.findIndex((each) => each.attribute === attribute) === index)
  }
  const collectText = (node: Node, element: Element, places: Place[]) => {
    if (!isText(node)) return
    const { data: text } = node
    if (/\S/.test(text) && element.localName !== "textarea") places.push({ text, attribute: "", node, element })
  }
  /** Scripts that add line by line add thousands of elements without children, which need no search. */
  const collectFromLeaf = (element: Element, places: Place[]) => {
    for (let { firstChild: node } = element; node; node = node.nextSibling) collectText(node, element, places)
    if (element.hasAttributes()) places.push(...readAttributes(element, pairs))
  }
  /** Queries once for the whole part: without skipped elements, its nodes need no checks. */
  const collectFromTree = (root: Element, places: Place[]) => {
    const hasSkipped = root.querySelector(skipped) !== null
    const isOpen = (element: Element) => !hasSkipped || !isSkipped(element)
    const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      if (parentElement && isOpen(parentElement)) collectText(node, parentElement, places)
    }
    if (withAttributes === "") return
    for (const element of [root, ...root.querySelectorAll(withAttributes)]) {
      if (isOpen(element)) places.push(...readAttributes(element, pairs))
    }
  }
  /** In our roots. */
  const collectHostTexts = (node: Node, places: Place[]) => {
    if (!isElement(node)) return
    const texts = node.matches(hostText) ? [node] : node.querySelectorAll(hostText)
    for (const text of texts) if (!isSkipped(text)) collectFromTree(text, places)
  }
  const collect = (node: Node, parent: Element, places: Place[]) => {
    if (!isElement(node)) collectText(node, parent, places)
    else if (node.matches(skipped)) collectHostTexts(node, places)
    else if (node.firstElementChild === null) collectFromLeaf(node, places)
    else collectFromTree(node, places)
  }
  return {
    isManual: (element) => manual !== "" && element.closest(manual) !== null,
    collectorOf(parent) {
      if (!isSkipped(parent)) return (node, places) => collect(node, parent, places)
      return parent.closest(ownRoot) ? collectHostTexts : null
    },
    inAttribute(element, attribute) {
      if (isSkipped(element)) return []
      return readAttributes(
        element,
        pairs.filter((pair) => pair.attribute === attribute),
      )
    },
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE
}
