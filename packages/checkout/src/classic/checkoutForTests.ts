import type { HostSettings, Http, LoadExtra } from "@ringside/core"
import {
  type CheckoutServer,
  createCartServer,
  createCheckoutServer,
  createCheckoutSettings,
  createHttpDouble,
} from "@ringside/testing"

/** The files that the checkout fetches at its first use. */
export const loadExtra: LoadExtra = (name) =>
  name === "order" ? import("./order.ts") : import("../addressForms/fieldsOfForms.ts")

/** A shop whose only shopper has one item in the basket, as services of a page. */
export interface CheckoutShop {
  readonly checkout: CheckoutServer
  readonly http: Http
  readonly settings: HostSettings
  /** The markup of its checkout page, in English or Spanish. */
  formatPage(locale?: "en" | "es"): string
}

/** Opens the shop. */
export function createCheckoutShop(): CheckoutShop {
  const cart = createCartServer()
  cart.basketOf().add({ id: 11, quantity: 1 })
  const checkout = createCheckoutServer(cart)
  const settings: Readonly<Record<string, Readonly<Record<string, unknown>>>> = createCheckoutSettings(
    checkout.issueNonce(),
  )
  return {
    checkout,
    http: createHttpDouble([checkout, cart]),
    settings: { read: (name) => settings[name] ?? null },
    formatPage(locale = "en") {
      const path = locale === "en" ? "/en/checkout/" : "/checkout/"
      const answer = checkout.answerPage({ method: "GET", path, headers: {}, body: "" })
      return "html" in answer ? answer.html : ""
    },
  }
}

/** Fills the billing address in, and accepts the terms. */
export function fillForm(root: ParentNode): void {
  const values = {
    first_name: "Ana",
    last_name: "López",
    address_1: "Gran Vía 1",
    postcode: "28013",
    city: "Madrid",
    state: "M",
    phone: "600 123 456",
    email: "ana@example.com",
  }
  for (const [key, value] of Object.entries(values)) {
    const field = root.querySelector<HTMLInputElement>(`#billing_${key}`)
    if (field) field.value = value
  }
  const terms = root.querySelector<HTMLInputElement>("#terms")
  if (terms) terms.checked = true
}
