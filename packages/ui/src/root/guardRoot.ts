import { createPageDocument } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { createTranslatedTexts } from "./translatedTexts.ts"

interface GuardOptions {
  readonly host: HTMLElement
  readonly root: HTMLElement
  /** The host took the root away; the answer says whether to put it back. */
  readonly onRemoved: () => boolean
}

/**
 * Puts right, until the answer is called, what others do to a root: one that was removed or moved, as by filling the hook anew,
 * comes back; and texts that a translator replaced go on showing their values.
 */
export function guardRoot({ host, root, onRemoved }: GuardOptions): () => void {
  const view = createPageDocument(host.ownerDocument).defaultView
  if (!view) return () => undefined
  const texts = createTranslatedTexts()
  const observer = new view.MutationObserver((records) => {
    if (root.parentNode !== host && onRemoved()) host.append(root)
    texts.follow(records)
  })
  observer.observe(host, nullPrototype({ childList: true }))
  observer.observe(root, nullPrototype({ childList: true, characterData: true, subtree: true }))
  return () => observer.disconnect()
}
