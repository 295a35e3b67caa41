import { createCartServer } from "../../src/cartServer/index.ts"
import type { HostServerOptions } from "../../src/host/index.ts"
import type { EnginePage } from "./enginePage.ts"
import { type HostVisit, openHost } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"

/** A complete address, by the fields' ids without their section. */
export const address = {
  first_name: "Ana",
  last_name: "López",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "M",
  phone: "600 123 456",
  email: "ana@example.com",
} as const

/** Opens the checkout of a shopper with one item in the basket. */
export async function openCheckout(
  hostOptions: HostServerOptions = {},
  openOptions: OpenOptions & { readonly path?: string } = {},
): Promise<HostVisit> {
  const { path = "/en/checkout/", ...options } = openOptions
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 1 })
  return openHost(path, { state: 2, cart, ...hostOptions }, options)
}

/** Fills in the billing address, with the test's changes. */
export async function fillAddress(
  page: EnginePage,
  changes: Partial<Record<keyof typeof address, string>> = {},
): Promise<void> {
  for (const [key, value] of Object.entries({ ...address, ...changes })) {
    const field = page.locator(`#billing_${key}`)
    if (key === "state") await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Resolves when the form is connected and has its first order review. */
export async function waitForForm(page: EnginePage): Promise<void> {
  await page.locator("form.checkout[novalidate]").waitFor()
  await waitForAnswer(page)
  await waitForReview(page)
}

/** Resolves when the shop has answered the form's own request for the order review, which is sent a moment after the form is connected. */
export async function waitForAnswer(page: EnginePage): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("update_order_review")),
  )
}

/** Resolves when no update of the order review is pending. */
export async function waitForReview(page: EnginePage): Promise<void> {
  await page.locator(".woocommerce-checkout-review-order-table:not([aria-busy])").waitFor()
}
