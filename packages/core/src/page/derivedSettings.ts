/** What a page without settings still tells, without a secret. Source: host-pages contract "Settings" 3. */
export function deriveSettings(name: string, document: Document): Readonly<Record<string, unknown>> | null {
  const address = (selector: string) => document.querySelector<HTMLAnchorElement>(selector)?.href ?? ""
  const ajax = {
    wc_ajax_url: `${readLanguagePrefix(document)}/?wc-ajax=%%endpoint%%`,
    ajax_url: "/wp-admin/admin-ajax.php",
  }
  const cartUrl = address("a.cart-container, a.cart-contents")
  const checkoutUrl = address("a.checkout.wc-forward")
  switch (name) {
    case "wc_add_to_cart_params":
      return {
        ...ajax,
        cart_url: cartUrl,
        is_cart: document.body.classList.contains("woocommerce-cart") ? "1" : "",
        cart_redirect_after_add: "no",
      }
    case "wc_cart_fragments_params":
      return { ...ajax, cart_hash_key: "wc_cart_hash", fragment_name: "wc_fragments", request_timeout: "5000" }
    case "astra_shop_add_to_cart":
      return {
        shop_add_to_cart_action: document.getElementById("astra-mobile-cart-drawer") ? "slide_in_cart" : "default",
        cart_url: cartUrl,
        checkout_url: checkoutUrl,
      }
    case "astra_cart":
      return { desktop_layout: "default", responsive_cart_click: "flyout" }
    case "astra_qty_btn":
      return {}
    default:
      return null
  }
}

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
  const href = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href
  if (!href || !URL.canParse(href)) return null
  const url = new URL(href)
  // Another origin would need CORS and leak the basket: the page's own origin is asked.
  return url.pathname + url.search
}
