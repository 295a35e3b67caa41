import { defineBehaviour } from "@ringside/core"
import { selectElementsLocation } from "../domain/index.ts"
import { paymentSelectors } from "../host.ts"
import { isKeptLocation, readAppearance } from "../provider/keptAppearance.ts"
import { readPaymentSettings } from "../settings.ts"
import { takesCards } from "../takesCards.ts"

/**
 * Sends the look of a product or basket page to the shop, which stores it for the provider's payment methods message. We mount no message:
 * its container alone shows that the shop wants the look. Source: checkout contract §13.1.
 */
export const messageLook = defineBehaviour({
  name: "payment-message-look",
  selector: (page) => (takesCards(page) ? paymentSelectors.message : null),
  connect(_: HTMLElement, { page }) {
    const settings = readPaymentSettings(page)
    const location = selectElementsLocation({ has: (selector) => page.document.querySelector(selector) !== null })
    if (settings && isKeptLocation(location)) void readAppearance(page, settings, location)
  },
})
