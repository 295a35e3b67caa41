import type { PageDocument } from "../page/pageDocument.ts"

const readHref = (document: PageDocument, selector: string) =>
  document.querySelector<HTMLAnchorElement | HTMLLinkElement>(selector)?.href ?? ""
const restLink = 'link[rel="https://api.w.org/"]'

/** The language prefix of a translated page (`/en`), "" for the base language; from the document's own links. */
export function readLanguagePrefix(document: PageDocument): string {
  const fromRest = readPath(readHref(document, restLink))
  if (fromRest !== null) return fromRest
  const language = document.documentElement.lang.slice(0, 2).toLowerCase()
  const fromCart = /^https?:\/\/[^/]+(\/[^/]+)\//.exec(readHref(document, "a.cart-container, a.cart-contents"))
  return language && fromCart?.[1] === `/${language}` ? `/${language}` : ""
}

/** Path (and query) of the REST root that the platform prints; null without one. */
export function readRestRoot(document: PageDocument): string | null {
  // Another origin would need CORS and leak the basket, so requests go to the page's own origin.
  return /^https?:\/\/[^/]+([^#]*)/.exec(readHref(document, restLink))?.[1] ?? null
}

/** The part of the path of `href` before the REST route; null without one. */
function readPath(href: string): string | null {
  const path = /^https?:\/\/[^/]+(.*)/.exec(href)?.[1] ?? ""
  const end = path.search(/\/(wp-json|index\.php|\?rest_route)/)
  return end < 0 ? null : path.slice(0, end)
}
