import { coreMessages, type Page, readUnknownError } from "@ringside/core"

/**
 * The message about a failed change of the basket, the same in all widgets: the shop's, or ours about why there was no answer. A
 * message that only says that an error occurred is replaced by `fallback`, which says what failed. Source: catalogue-and-cart contract §7.
 */
export function formatFailure(page: Page, { message }: { readonly message: string }, fallback: string): string {
  return message === readUnknownError(page) ? fallback : message
}

/** The message about a request without a usable answer from the shop, such as one for host markup. */
export function formatLostAnswer(page: Page): string {
  return page.translator("core", coreMessages)(page.window.navigator.onLine ? "unknownError" : "offline")
}
