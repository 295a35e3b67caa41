import type { PageDocument } from "./pageDocument.ts"

/**
 * The elements that markup of the shop's replaces by the selector it comes under. None when the browser can't read the selector, or
 * when one of its matches is the page's frame, in the head or a script: such a key, kept in storage, wiped the page at each load.
 */
export function findReplaceable(document: PageDocument, selector: string): HTMLElement[] {
  try {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    return found.some((element) => element.matches("html,head,head *,body,script")) ? [] : found
  } catch {
    return []
  }
}
