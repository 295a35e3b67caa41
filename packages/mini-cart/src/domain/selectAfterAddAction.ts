/** What a page knows when something was added. `action` is the theme's setting, in its words. */
export type AfterAdd = {
  readonly action: string | null
  readonly premium: boolean
  /** The page stands in the host's page builder. */
  readonly preview: boolean
  /** The product page's own button is at work, and does what follows itself. */
  readonly singleButtonLoading: boolean
}

/** What follows an add. */
export type AfterAddAction = "none" | "open-drawer" | "go-cart" | "go-checkout"

/**
 * What the theme wants to follow an add; its redirects belong to its premium version. Source: catalogue-and-cart
 * §3.3.
 */
export function selectAfterAddAction({ action, premium, preview, singleButtonLoading }: AfterAdd): AfterAddAction {
  if (preview || singleButtonLoading) return "none"
  if (action === "slide_in_cart") return "open-drawer"
  if (premium && action === "redirect_cart_page") return "go-cart"
  if (premium && action === "redirect_checkout_page") return "go-checkout"
  return "none"
}
