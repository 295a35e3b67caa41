import type { Page } from "@ringside/core"
import { paymentChosen, rateChosen } from "@ringside/payments"

/** Reports the shipping rate that the shopper has chosen. Source: checkout contract §10. */
export function reportRate(page: Page, shippingTier: string): void {
  page.events.sendOwn("ringside:checkout:shipping", page.document.body, { shippingTier })
  rateChosen.send(page, shippingTier)
}

/** Reports the payment method that the shopper has chosen. Source: checkout contract §10. */
export function reportPayment(page: Page, paymentType: string): void {
  page.events.sendOwn("ringside:checkout:payment", page.document.body, { paymentType })
  paymentChosen.send(page, paymentType)
}
