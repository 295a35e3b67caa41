import { createPageDocument } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { createTranslatedTexts } from "./translatedTexts.ts"

interface GuardOptions {
  readonly host: HTMLElement
  readonly root: HTMLElement
  /** Called when the host removed the root; returns whether to insert it again. */
  readonly onRemoved: () => boolean
}

/**
 * Repairs a root after changes by other scripts, until the returned function is called: a root that was removed or moved, as by refilling
 * the hook, is inserted again; and texts that a translator replaced keep showing their current values.
 */
export function guardRoot({ host, root, onRemoved }: GuardOptions): () => void {
  const view = createPageDocument(host.ownerDocument).defaultView
  if (!view) return () => undefined
  const texts = createTranslatedTexts()
  const putBack = () => {
    // A hook that was moved into its own root takes the root's place. Where the root has none, the hook has left the page with it.
    if (root.contains(host)) root.replaceWith(host)
    if (!root.contains(host)) host.append(root)
  }
  const observer = new view.MutationObserver((records) => {
    if (root.parentNode !== host && onRemoved()) putBack()
    texts.follow(records)
  })
  observer.observe(host, nullPrototype({ childList: true }))
  observer.observe(root, nullPrototype({ childList: true, characterData: true, subtree: true }))
  return () => observer.disconnect()
}
