import type { PageDocument } from "../page/pageDocument.ts"

/**
 * The elements that a fragment replaces by its selector. None when the selector is invalid, or when one match is the page's frame, in the
 * head or a script: a stored key like that would wipe the page at each load.
 */
export function findReplaceable(document: PageDocument, selector: string): HTMLElement[] {
  try {
    const found = [...document.querySelectorAll<HTMLElement>(selector)]
    return found.some((element) => element.matches("html,head,head *,body,script")) ? [] : found
  } catch {
    return []
  }
}

/** Whether anything on the page matches a selector; false for an invalid one. */
export function isOnPage(document: PageDocument, selector: string): boolean {
  try {
    return document.querySelector(selector) !== null
  } catch {
    return false
  }
}
