import type { LoaderPage } from "@ringside/core"

/**
 * Whether a page needs the late code for attribution. `"loaded"`, as soon as the page has loaded: the address names a campaign, or
 * the shopper comes from another site, which a quick click to the next page would lose.
 */
export function isDue({ settings, document, window, tag }: LoaderPage): boolean | "loaded" {
  const read = (name: string) => settings.read(name, "attribution")
  if (read("wc_order_attribution") && !document.getElementById("wc-order-attribution-js")) {
    const { search, origin } = window.location
    return /[?&](utm_|[gy]clid=)/.test(search) || !`${document.referrer || origin}/`.startsWith(`${origin}/`)
      ? "loaded"
      : true
  }
  return Boolean(read("omnisend_woo_data") || tag?.hasAttribute("data-ringside-datalayer"))
}
