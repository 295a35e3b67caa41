import type { Page } from "@ringside/core"

/** `document.cookie`; "" where the browser refuses cookies. */
export function readCookieHeader({ document }: Page): string {
  try {
    return document.cookie
  } catch {
    return ""
  }
}

/**
 * Assigns to `document.cookie`, through the prototype: an element named `cookie` would hide it. The text is written as it is, since the
 * contract gives every character; where the browser refuses, nothing happens.
 */
export function writeCookie(page: Page, text: string): void {
  const { document } = page.window
  try {
    Reflect.set(Reflect.getPrototypeOf(document) ?? document, "cookie", text, document)
  } catch {
    // A sandboxed frame: an order without its source is still an order.
  }
}
