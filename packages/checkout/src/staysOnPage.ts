import type { Page } from "@ringside/core"

/**
 * Whether a redirect leads to a fragment of this page. Scripts of gateways open their dialog then, and the shopper may cancel it: the page
 * isn't left.
 */
export function staysOnPage({ document }: Pick<Page, "document">, url: string): boolean {
  if (url.startsWith("#")) return true
  const [path, fragment] = url.split("#", 2)
  return fragment !== undefined && path === document.URL.split("#", 1)[0]
}
