interface GuardOptions {
  readonly host: HTMLElement
  readonly root: HTMLElement
  /** The host took the root away; the answer says whether to put it back. */
  readonly onRemoved: () => boolean
}

/**
 * Puts right, until the answer is called, what scripts of the host do to a root: one that was removed or moved, as by filling the
 * hook anew, comes back; and a text that a translator replaced shows its next value.
 */
export function guardRoot({ host, root, onRemoved }: GuardOptions): () => void {
  const view = host.ownerDocument.defaultView
  if (!view) return () => undefined
  /** Texts that React still writes to, and what stands in their place. */
  const replacements = new WeakMap<Node, Element>()
  const observer = new view.MutationObserver((records) => {
    if (root.parentNode !== host && onRemoved()) host.append(root)
    for (const record of records) {
      if (record.type === "characterData") {
        replacements.get(record.target)?.replaceWith(record.target)
        replacements.delete(record.target)
        continue
      }
      const replacement = findTranslation(record)
      if (!replacement) continue
      for (const text of record.removedNodes) {
        if (text.nodeType !== text.TEXT_NODE) continue
        replacements.set(text, replacement)
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(host, { childList: true })
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The element that took the place of what was removed: translators put texts into `<font>`. */
function findTranslation({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  return [...addedNodes, previousSibling, nextSibling].find(isFont) ?? null
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT"
}
