/** `/en` on a translated page, nothing on the base language; from the document's own links. */
export function readLanguagePrefix(document: Document): string {
  const restRoot = readRestRoot(document)
  const fromRest = restRoot && /^(.*?)\/(?:wp-json|index\.php|\?rest_route)/.exec(restRoot)?.[1]
  if (typeof fromRest === "string") return fromRest
  const cartPath = document.querySelector<HTMLAnchorElement>("a.cart-container, a.cart-contents")?.pathname ?? ""
  const language = document.documentElement.lang.slice(0, 2).toLowerCase()
  return language && cartPath.startsWith(`/${language}/`) ? `/${language}` : ""
}

/** Path (and query) of the REST root that the platform prints; null when it prints none. */
export function readRestRoot(document: Document): string | null {
  const href = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href ?? ""
  // Another origin would need CORS and leak the basket: the page's own origin is asked.
  return /^https?:\/\/[^/]+([^#]*)/.exec(href)?.[1] ?? null
}
