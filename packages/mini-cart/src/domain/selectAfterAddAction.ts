/** The page's state when a product was added. `action` is the theme's own setting. */
export type AfterAdd = {
  readonly action: string | null
  readonly premium: boolean
  /** The page is shown in the host's page builder. */
  readonly preview: boolean
  /** The product page's own button is being processed, and has its own follow-up. */
  readonly singleButtonLoading: boolean
}

/** The follow-up of an add. */
export type AfterAddAction = "none" | "open-drawer" | "go-cart" | "go-checkout"

/** Selects the theme's follow-up of an add; its redirects belong to the premium version. Source: catalogue-and-cart §3.3. */
export function selectAfterAddAction({ action, premium, preview, singleButtonLoading }: AfterAdd): AfterAddAction {
  if (preview || singleButtonLoading) return "none"
  if (action === "slide_in_cart") return "open-drawer"
  if (premium && action === "redirect_cart_page") return "go-cart"
  if (premium && action === "redirect_checkout_page") return "go-checkout"
  return "none"
}
