import { findProduct, listOwnElements } from "@ringside/core"
import { lineNameSelector, lineSelector, productTitleSelector } from "../host.ts"

/** The name of the product whose quantity is in `box`: its row's link, or the product page's title; null without both. */
export function findProductName(box: Element): string | null {
  const line = box.closest(lineSelector)
  const name = line
    ? [...line.querySelectorAll(lineNameSelector)].find(({ textContent }) => textContent.trim())
    : listOwnElements(findProduct(box), productTitleSelector)[0]
  return name?.textContent.trim() || null
}
