import type { Page } from "@ringside/core"
import type { Checkout } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"

/** Sends events about the chosen rate and payment method, for other packages. Source: checkout contract §10. */
export function startChoices({ page, scope, form }: Checkout): void {
  const { body } = page.document
  scope.listen(form, "change", ({ target }) => {
    const { HTMLInputElement, HTMLSelectElement } = page.window
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    if (target.matches(checkoutSelectors.rate)) {
      page.events.sendOwn("ringside:checkout:shipping", body, { shippingTier: readRateName(page, target) })
    }
    if (target.matches(checkoutSelectors.paymentRadio)) {
      page.events.sendOwn("ringside:checkout:payment", body, { paymentType: target.value })
    }
  })
}

/** The shop's name of a rate, without its price; its id without a name. */
function readRateName({ document }: Page, control: HTMLInputElement | HTMLSelectElement): string {
  const own = "selectedOptions" in control ? control.selectedOptions[0] : control.labels?.[0]
  if (!own) return control.value
  const name = document.importNode(own, true)
  const prices = name.querySelectorAll(".amount")
  for (const price of prices) price.remove()
  const text = name.textContent.replace(/\s+/g, " ").trim()
  const colon = text.lastIndexOf(":")
  // A price without its own markup, as in the options of a list, is the text after the last colon with digits.
  const isPrice = prices.length > 0 ? colon === text.length - 1 : /\d/.test(text.slice(colon))
  return (colon >= 0 && isPrice ? text.slice(0, colon) : text).trim() || control.value
}
