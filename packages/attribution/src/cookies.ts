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
 * Assigns to `document.cookie`, through the prototype: an element named `cookie` would hide it. The text is written unchanged, since the
 * contract specifies every character; where the browser refuses cookies, nothing happens.
 */
export function writeCookie(page: Page, text: string): void {
  const { document } = page.window
  try {
    Reflect.set(Reflect.getPrototypeOf(document) ?? document, "cookie", text, document)
  } catch {
    // In a sandboxed frame an order is sent without its source.
  }
}
