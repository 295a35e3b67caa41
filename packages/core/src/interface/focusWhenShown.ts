import { nullPrototype } from "../domain/index.ts"
import type { LoaderPage } from "../page/page.ts"

const limitMs = 1000

/**
 * Focuses the element that `find` returns, without scrolling, in `delayMs` or as soon after that as it takes focus: one that a transition of
 * the host's styles still hides takes none. Tries in each frame for a second, and stops when the shopper moves focus, or `find` returns null
 * because there is nothing left to do. The returned function stops it, too.
 */
export function focusWhenShown(
  { document, clock }: LoaderPage,
  find: () => HTMLElement | null | undefined,
  delayMs = 0,
): () => void {
  let cancel: () => void = () => undefined
  const tryAt = (endsAt: number, before: Element | null) => {
    const { activeElement, body } = document
    const target = activeElement === before || activeElement === body ? find() : null
    if (!target) return
    target.focus(nullPrototype({ preventScroll: true }))
    if (target.contains(document.activeElement) || clock.now() >= endsAt) return
    const next = document.activeElement
    cancel = clock.nextFrame(() => tryAt(endsAt, next))
  }
  const begin = () => tryAt(clock.now() + limitMs, document.activeElement)
  if (delayMs > 0) cancel = clock.after(delayMs, begin)
  else begin()
  return () => cancel()
}
