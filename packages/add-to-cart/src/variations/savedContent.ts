/** Replaces the content of host elements, and restores the original nodes. */
export interface SavedContent {
  fill(element: Element, ...content: readonly (Node | string)[]): void
  restore(element: Element): void
  restoreAll(): void
}

/** Creates an empty record. */
export function createSavedContent(): SavedContent {
  const own = new Map<Element, readonly ChildNode[]>()
  const restore = (element: Element) => {
    const nodes = own.get(element)
    if (nodes) element.replaceChildren(...nodes)
    own.delete(element)
  }
  return {
    fill(element, ...content) {
      if (!own.has(element)) own.set(element, [...element.childNodes])
      element.replaceChildren(...content)
    },
    restore,
    restoreAll() {
      for (const element of own.keys()) restore(element)
    },
  }
}
