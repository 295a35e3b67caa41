import type { Page } from "@ringside/core"

/** The page's `document.cookie`; empty if the browser refuses access, as in a sandboxed frame. */
export function readDocumentCookies({ document }: Page): string {
  try {
    return document.cookie
  } catch {
    return ""
  }
}

/** Writes a cookie by its text. If the browser refuses cookies, the popup is shown again later; it still opens and closes. */
export function writeDocumentCookie({ window }: Page, text: string): void {
  try {
    // Use the prototype's setter: an element of the page may be named "cookie".
    // eslint-disable-next-line no-restricted-syntax -- the setter takes the document alone, not what stands in for it
    Reflect.set(window.Document.prototype, "cookie", text, window.document)
  } catch {
    // Refused.
  }
}
