import { applyTranslation, isSafeAttributeValue } from "../domain/index.ts"
import { dropOldest } from "./dropOldest.ts"

/** A string on the page, and its location. */
export interface Place {
  /** The found text, with the white space at its ends. */
  readonly text: string
  /** "" for text. */
  readonly attribute: string
  /** The text's own node; null for an attribute. */
  readonly node: Text | null
  /** The element that has the attribute, or holds the text. */
  readonly element: Element
}

/** The translations that were written to this page, to distinguish them from originals. */
export interface Written {
  /** Whether a place contains the text that was written there. */
  has(place: Place): boolean
  /** Writes a translation, unless the place is gone or its text has changed; returns whether it was written. */
  write(place: Place, translated: string | null): boolean
}

const writtenName = Symbol("written translation")

/** A property of the node itself: a weak map takes twice as long as writing the text. */
interface WrittenText extends Text {
  [writtenName]?: string
}

/** Stores written translations where they can't keep a node that left the page from being collected. */
export function createWritten(): Written {
  const attributes = new WeakMap<Element, Map<string, string>>()
  const applied = new Map<string, { readonly translated: string; readonly value: string }>()

  /** Applies a translation. The last result of each text is kept, since a text often occurs many times. */
  const apply = (text: string, translated: string) => {
    const known = applied.get(text)
    if (known?.translated === translated) return known.value
    const value = applyTranslation(text, translated)
    applied.set(text, { translated, value })
    dropOldest(applied)
    return value
  }

  const readWritten = ({ [writtenName]: value }: WrittenText) => value
  return {
    has({ node, element, attribute, text }) {
      return (node ? readWritten(node) : attributes.get(element)?.get(attribute)) === text
    },
    write(place, translated) {
      const { node, element, attribute, text } = place
      const value = translated === null ? text : apply(text, translated)
      if (value === text || !hasFoundText(place) || (!node && !isSafeAttributeValue(attribute, value))) return false
      if (node) {
        const text: WrittenText = node
        text[writtenName] = value
        node.data = value
        return true
      }
      attributes.set(element, (attributes.get(element) ?? new Map<string, string>()).set(attribute, value))
      element.setAttribute(attribute, value)
      if (attribute === "src") {
        // Otherwise the browser would keep showing the other language's picture.
        element.setAttribute("srcset", "")
        element.setAttribute("data-src", value)
      }
      return true
    },
  }
}

/** Whether a place still contains the text that was found there. */
export function hasFoundText({ node, element, attribute, text }: Place): boolean {
  if (node) return node.isConnected && node.data === text
  return element.isConnected && element.getAttribute(attribute) === text
}
