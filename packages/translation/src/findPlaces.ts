import type { Page } from "@ringside/core"
import type { TranslatedAttribute, TranslationConfig } from "./domain/index.ts"
import { labelledByValue, neverTranslated } from "./host.ts"
import type { Place } from "./places.ts"

/** Finds strings that may be translated. */
export interface PlaceFinder {
  /** All strings of an added node. */
  inNode(node: Node): Place[]
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
      page.reports.warn(
        `[ringside translation] trp_data has the selector "${selector.slice(0, 80)}"; expected a CSS selector, so it is left out.`,
      )
      return false
    }
  }
  const skipped = [neverTranslated, ...config.skipSelectors.filter(isSelector)].join()
  const manual = config.noAutoSelectors.filter(isSelector).join()
  const pairs = config.attributes.filter(({ selector }) => isSelector(selector))
  const withAttributes = [...new Set(pairs.map(({ selector }) => selector))].join()

  const isManual = (element: Element) => manual !== "" && element.closest(manual) !== null
  const hasMark = (element: Element, attribute: string) =>
    config.baseAttributes.some((base) => element.hasAttribute(`${base}-${attribute}`))
  const readPair = (element: Element, { attribute, selector }: TranslatedAttribute): Place[] => {
    const text = element.getAttribute(attribute)
    const isTyped = attribute.toLowerCase() === "value" && !element.matches(labelledByValue)
    if (text === null || text.trim() === "" || isTyped || !element.matches(selector)) return []
    return hasMark(element, attribute) ? [] : [{ text, attribute, noAuto: isManual(element), node: null, element }]
  }
  const readAttributes = (element: Element, names: readonly TranslatedAttribute[]): Place[] => {
    const found = names.flatMap((pair) => readPair(element, pair))
    return found.filter(({ attribute }, index) => found.findIndex((each) => each.attribute === attribute) === index)
  }
  const readText = (node: Text, element: Element): Place => ({
    text: node.data,
    attribute: "",
    noAuto: isManual(element),
    node,
    element,
  })

  const isText = ({ data }: Text, { localName }: Element) => localName !== "textarea" && /\S/.test(data)
  const listTexts = (root: Element, isSkipped: (element: Element) => boolean): Place[] => {
    const places: Place[] = []
    const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node
      if (!(node instanceof window.Text) || !parentElement || !isText(node, parentElement)) continue
      if (!isSkipped(parentElement)) places.push(readText(node, parentElement))
    }
    return places
  }
  return {
    inNode(node) {
      const element = node instanceof window.Element ? node : node.parentElement
      if (!element || element.closest(skipped)) return []
      if (node instanceof window.Text) return isText(node, element) ? [readText(node, element)] : []
      if (node !== element) return []
      // Query once for the whole part: without skipped elements, its nodes need no checks. Scripts that add line by line add thousands of
      // elements without children, which aren't searched.
      const isLeaf = element.firstElementChild === null
      const hasSkipped = !isLeaf && element.querySelector(skipped) !== null
      const isSkipped = (each: Element) => hasSkipped && each.closest(skipped) !== null
      const inside = isLeaf || withAttributes === "" ? [] : element.querySelectorAll(withAttributes)
      const carriers = withAttributes === "" ? [] : [element, ...inside]
      return [
        ...listTexts(element, isSkipped),
        ...carriers.filter((each) => !isSkipped(each)).flatMap((each) => readAttributes(each, pairs)),
      ]
    },
    inAttribute(element, attribute) {
      if (element.closest(skipped)) return []
      return readAttributes(
        element,
        pairs.filter((pair) => pair.attribute === attribute),
      )
    },
  }
}
