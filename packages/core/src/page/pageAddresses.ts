import type { PageDocument } from "./pageDocument.ts"

const readHref = (document: PageDocument, selector: string) =>
  document.querySelector<HTMLAnchorElement | HTMLLinkElement>(selector)?.href ?? ""
const restLink = 'link[rel="https://api.w.org/"]'

/** `/en` on a translated page, nothing on the base language; from the document's own links. */
export function readLanguagePrefix(document: PageDocument): string {
  const language = document.documentElement.lang.slice(0, 2).toLowerCase()
  const fromRest = readPath(readHref(document, restLink))
  const fromCart = /^https?:\/\/[^/]+(\/[^/]+)\//.exec(readHref(document, "a.cart-container, a.cart-contents"))
  return fromRest ?? (language && fromCart?.[1] === `/${language}` ? `/${language}` : "")
}

/** Path (and query) of the REST root that the platform prints; null when it prints none. */
export function readRestRoot(document: PageDocument): string | null {
  // Another origin would need CORS and leak the basket: the page's own origin is asked.
  return /^https?:\/\/[^/]+([^#]*)/.exec(readHref(document, restLink))?.[1] ?? null
}

/** What comes before the REST route in the path of `href`; null when it has none. */
function readPath(href: string): string | null {
  const path = /^https?:\/\/[^/]+(.*)/.exec(href)?.[1] ?? ""
  const end = path.search(/\/(wp-json|index\.php|\?rest_route)/)
  return end < 0 ? null : path.slice(0, end)
}
