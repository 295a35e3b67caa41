import type { Page } from "@ringside/core"
import { parseUrl } from "@ringside/core/domain"

/**
 * Whether a redirect leads to a fragment of this page. Scripts of gateways open their dialog then, and the shopper may cancel it: the page
 * isn't left.
 */
export function staysOnPage({ document }: Pick<Page, "document">, url: string): boolean {
  const target = parseUrl(url, document.URL)
  return target !== null && target.href.includes("#") && withoutFragment(target.href) === withoutFragment(document.URL)
}

const withoutFragment = (url: string) => url.split("#", 1)[0]
