import { quantityParts } from "../host.ts"

/** The name of the product whose quantity is in `box`: its row's link, or the product page's title; null without both. */
export function findProductName(box: Element): string | null {
  const line = box.closest(quantityParts.line)
  const name = line
    ? [...line.querySelectorAll(quantityParts.lineName)].find(hasText)
    : box.closest(quantityParts.product)?.querySelector(quantityParts.productTitle)
  return name?.textContent.trim() || null
}

const hasText = ({ textContent }: Element) => textContent.trim() !== ""
