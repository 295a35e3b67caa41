import type { LoaderPage } from "@ringside/core"

/**
 * Whether a page needs the late code for attribution. `"loaded"`, as soon as the page has loaded: the address names a campaign, or
 * the shopper comes from another site, which a quick click to the next page would lose.
 */
export function isDue({ settings, document, window }: LoaderPage): boolean | "loaded" {
  const has = (name: string) => Boolean(settings.read(name, "attribution"))
  if (!has("wc_order_attribution") || document.getElementById("wc-order-attribution-js")) {
    return has("omnisend_woo_data")
  }
  const { search, origin } = window.location
  return !/[?&](utm_|.clid=)/.test(search) && (document.referrer || origin).startsWith(origin) ? true : "loaded"
}
