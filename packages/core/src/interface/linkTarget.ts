import { parseUrl } from "../domain/index.ts"

/** The things that links of the host change, each with the attribute and the parameter of the address that may name it. */
const names = {
  coupon: { attribute: "data-coupon", parameter: "remove_coupon" },
  line: { attribute: "data-cart_item_key", parameter: "remove_item" },
  product: { attribute: "data-product_id", parameter: "add-to-cart" },
} as const

/**
 * Reads what a link of the host changes: a coupon's code, a basket line's key, a product's id. Themes and older hosts print it in the link's address
 * alone. Null where the link names nothing. Source: checkout contract §4.6.
 */
export function readLinkTarget(link: Element, kind: keyof typeof names): string | null {
  const { attribute, parameter } = names[kind]
  const own = link.getAttribute(attribute)
  if (own) return own
  const href = link.getAttribute("href") ?? ""
  return parseUrl(href, link.baseURI)?.searchParams.get(parameter) || null
}
