import type { LoaderPage } from "../page/page.ts"

/** The page's `document.cookie`; empty where the browser refuses cookies, as in a sandboxed frame. */
export function readDocumentCookies({ document }: Pick<LoaderPage, "document">): string {
  try {
    return document.cookie
  } catch {
    return ""
  }
}

/**
 * Assigns `text` to `document.cookie` unchanged, through the prototype: an element named `cookie` would hide it. Returns false where the
 * browser refuses cookies.
 */
export function writeDocumentCookie(page: Pick<LoaderPage, "window">, text: string): boolean {
  const { document } = page.window
  try {
    return Reflect.set(Reflect.getPrototypeOf(document) ?? document, "cookie", text, document)
  } catch {
    return false
  }
}
