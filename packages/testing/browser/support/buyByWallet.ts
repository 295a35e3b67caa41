import { expect } from "vitest"
import type { EnginePage } from "./enginePage.ts"

/** The test's control of the simulated wallet's sheet. */
interface SimulatedProvider {
  readonly sheet: {
    readonly open: boolean
    readonly busy: boolean
    readonly shippingRates: readonly { readonly id: string }[]
  }
  confirm(): void
}

/** Buys with the wallet button of this page, and the wallet's address; resolves on the page of the order. */
export async function buyByWallet(page: EnginePage): Promise<void> {
  const place = page.locator("#wcpay-express-checkout-element")
  await place.waitFor()
  // The provider's script is fetched when the buttons' place is near the viewport.
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }))
  await page.locator('[data-simulated-wallet="google_pay"]').click()
  const hasRates = () =>
    page.evaluate(() => {
      const { sheet } = Reflect.get(window, "__provider") as SimulatedProvider
      return sheet.open && !sheet.busy && sheet.shippingRates.some(({ id }) => id !== "pending")
    })
  await expect.poll(hasRates).toBe(true)
  await Promise.all([
    page.waitForURL(/\/checkout\/order-received\//),
    page.evaluate(() => (Reflect.get(window, "__provider") as SimulatedProvider).confirm()),
  ])
  await page.locator(".woocommerce-thankyou-order-received").waitFor()
}
