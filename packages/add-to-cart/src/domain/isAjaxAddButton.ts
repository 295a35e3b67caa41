/** A link or button on the page: its classes, and its `data-product_id`. */
export type AddButton = {
  readonly classes: readonly string[] | string
  readonly productId: string | number | null | undefined
}

/** Whether we handle a click on it in the background; all others work as links. Source: catalogue-and-cart §2.3. */
export function isAjaxAddButton({ classes, productId }: AddButton): boolean {
  const names = new Set(typeof classes === "string" ? classes.split(/\s+/) : classes)
  const isOurs = names.has("add_to_cart_button") && names.has("ajax_add_to_cart") && !names.has("wc-interactive")
  return isOurs && String(productId ?? "").trim() !== ""
}
