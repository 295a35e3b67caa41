import { nullPrototype } from "@ringside/core/domain"

/** Replaces the content of host elements, and restores the original nodes. */
export interface SavedContent {
  fill(element: Element, ...content: readonly (Node | string)[]): void
  /** Whether an element was filled, and no script of the page has replaced that since. */
  isFilled(element: Element): boolean
  /** Restores the original nodes, unless a script of the page has replaced ours since. */
  restore(element: Element): void
  restoreAll(): void
}

/** The content of an element before it was filled, and the content after that. */
interface Saved {
  readonly before: readonly ChildNode[]
  readonly filled: readonly ChildNode[]
}

interface SavedContentOptions {
  /** Whether `restore` replaces the content of other scripts, too: the platform's script does so where it has changed a text itself. */
  readonly overwrites?: boolean
}

/** Creates an empty record. */
export function createSavedContent(options: SavedContentOptions = {}): SavedContent {
  const { overwrites = false } = nullPrototype(options)
  const saved = new Map<Element, Saved>()
  /** The record of an element whose content is still ours. */
  const find = (element: Element) => {
    const found = saved.get(element)
    return found && (overwrites || isStillFilled(element, found)) ? found : undefined
  }
  const restore = (element: Element) => {
    const found = find(element)
    if (found) element.replaceChildren(...found.before)
    saved.delete(element)
  }
  return {
    fill(element, ...content) {
      const before = find(element)?.before ?? [...element.childNodes]
      element.replaceChildren(...content)
      saved.set(element, { before, filled: [...element.childNodes] })
    },
    isFilled: (element) => find(element) !== undefined,
    restore,
    restoreAll() {
      for (const element of saved.keys()) restore(element)
    },
  }
}

/** Whether an element still has a node that it was filled with, or the element by which a browser's translator replaces a text. */
function isStillFilled(element: Element, { filled }: Saved): boolean {
  return (
    filled.length === 0 ||
    filled.some(({ parentNode }) => parentNode === element) ||
    element.firstElementChild?.localName === "font"
  )
}
