import type { Page } from "playwright-core"
import { expect } from "vitest"
import { openCards } from "./openCards.ts"

/** The message in the card form's place. */
export const providerMessage = ".payment_method_woocommerce_payments .woocommerce-error"

interface WaitingPage {
  readonly page: Page
  readonly message: () => Promise<string | null>
  /** Presses the button, and returns the text of the notice. */
  readonly notice: () => Promise<string | null>
}

/** Opens the page that pays an order where the provider's script can't be loaded, with a clock that the test can turn. */
export async function openWithoutProvider(): Promise<WaitingPage> {
  let asked = 0
  const { page } = await openCards({
    path: "/en/checkout/order-pay/900/?pay_for_order=true&key=double",
    hasProvider: false,
    open: {
      expectedErrors: /ERR_FAILED|Stripe object not found/,
      prepare: async (each) => {
        await each.clock.install()
        await each.route("**/simulated-provider/v3.js", (route) => {
          asked += 1
          return route.abort()
        })
      },
    },
  })
  // The time counts from the first attempt.
  await expect.poll(() => asked).toBeGreaterThan(0)
  return {
    page,
    message: () => page.locator(providerMessage).textContent(),
    notice: () => page.locator(".woocommerce-notices-wrapper .woocommerce-error").textContent(),
  }
}
