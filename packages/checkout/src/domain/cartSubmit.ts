/** A submit of the basket form, as the page shows it. */
export interface CartSubmit {
  /** Whether the form holds the basket's table. */
  readonly hasContents: boolean
  /** Whether the form is blocked by a request. */
  readonly processing: boolean
  /** Name of the button that was pressed; null for a submit without one. */
  readonly clickedName: string | null
  /** Whether a quantity has focus, or another field that a plugin prints in a line. */
  readonly activeIsQuantity: boolean
  readonly activeIsCoupon: boolean
}

/**
 * Decides what a submit of the basket form does. A field of a line that has focus beats the pressed button: Enter in a field presses
 * the form's first button, whichever that is. Source: catalogue-and-cart §11, §15.
 */
export function selectCartSubmitAction({
  hasContents,
  processing,
  clickedName,
  activeIsQuantity,
  activeIsCoupon,
}: CartSubmit): "native" | "blocked" | "update" | "coupon" {
  if (!hasContents) return "native"
  if (processing) return "blocked"
  if (clickedName === "update_cart" || activeIsQuantity) return "update"
  if (clickedName === "apply_coupon" || activeIsCoupon) return "coupon"
  return "native"
}

/** The content of the page and of the shop's answer. */
export interface CartPageAnswer {
  readonly pageHasForm: boolean
  readonly responseHasForm: boolean
  readonly pageHasCheckout: boolean
}

/** Decides how the shop's answer gets onto the page. Source: catalogue-and-cart §11, §15. */
export function selectCartPageUpdate({
  pageHasForm,
  responseHasForm,
  pageHasCheckout,
}: CartPageAnswer): "reload" | "replace-form" | "replace-empty" {
  if (!pageHasForm) return "reload"
  if (responseHasForm) return "replace-form"
  return pageHasCheckout ? "reload" : "replace-empty"
}
