import { isOfShop, type Page, readLanguagePrefix } from "@ringside/core"
import { parseUrl } from "@ringside/core/domain"

/** The words that the page's address searches for. */
export function readTerm({ window }: Page): string {
  return new URLSearchParams(window.location.search).get("s") ?? ""
}

/** The search's page. Authors of a shop's pages may write attributes: an address that isn't the shop's is the home page's. */
export function readAction(page: Page, named: string | null): string {
  const { document } = page
  return named !== null && isOfShop(page, parseUrl(named, document.baseURI))
    ? named
    : `${readLanguagePrefix(document)}/`
}
