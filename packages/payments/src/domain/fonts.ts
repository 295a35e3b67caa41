/** Where hosts load fonts from that the provider's frame can load, too. */
const fontHosts = ["fonts.googleapis.com", "fonts.gstatic.com", "fast.fonts.com", "use.typekit.net"]

/** The style sheets of fonts among a page's, as the provider takes them. Source: checkout §13. */
export function selectFontSources(hrefs: readonly (string | null)[]): { cssSrc: string }[] {
  if (!Array.isArray(hrefs)) return []
  return hrefs.filter(isFontSheet).map((cssSrc) => ({ cssSrc }))
}

function isFontSheet(href: string | null): href is string {
  if (typeof href !== "string" || !URL.canParse(href)) return false
  const { protocol, host } = new URL(href)
  return protocol === "https:" && fontHosts.includes(host)
}

/** A label is a little larger than the text of a form. */
const labelShare = 0.875

/** The size of the provider's text: the page's own, at most 0.875 of its reference. Without a reference it stays. */
export function selectBaseFontSize(textSize: string, referenceSize: string): string {
  const [own, reference] = [Number.parseFloat(textSize), Number.parseFloat(referenceSize)]
  if (!Number.isFinite(reference) || reference <= 0) return typeof textSize === "string" ? textSize : ""
  const most = reference * labelShare
  return Number.isFinite(own) && own <= most ? textSize : `${most}px`
}

/** Signs of a page, and the look that its payment form takes after. Source: checkout §13. */
const locations = [
  { selector: '[data-block-name="woocommerce/checkout"], .wp-block-woocommerce-checkout', location: "blocks_checkout" },
  { selector: ".woocommerce-billing-fields", location: "woopay_shortcode_checkout" },
  { selector: ".wp-block-woocommerce-cart", location: "bnpl_cart_block" },
  { selector: ".woocommerce-cart-form", location: "bnpl_classic_cart" },
  { selector: ".single-product", location: "bnpl_product_page" },
] as const

/** The location whose look the provider's wallet takes on; `page.has` says whether the page holds a selector. */
export function selectElementsLocation(page: { has(selector: string): boolean } | null): string | null {
  return locations.find(({ selector }) => page?.has(selector))?.location ?? null
}
