import { findForm } from "@ringside/core"

/** A product that was added, by the id of the product or of its variation. */
export interface AddedProduct {
  readonly id: string
  readonly quantity: number
}

/** Reads the product that a button of the platform has added; null where the button names none. */
export function readAddedProduct(button: HTMLElement): AddedProduct | null {
  const form = findForm(button)
  const field = (fieldName: string) => form?.querySelector<HTMLInputElement>(`[name="${fieldName}"]`)?.value
  const variation = field("variation_id")
  const id =
    (variation !== "0" && variation) ||
    button.getAttribute("data-product_id") ||
    field("add-to-cart") ||
    button.getAttribute("value")
  const quantity = Number(field("quantity") ?? button.getAttribute("data-quantity")) || 1
  return id ? { id, quantity } : null
}
