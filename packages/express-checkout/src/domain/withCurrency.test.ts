import { expect, test } from "vitest"
import { withCurrency } from "./withCurrency.ts"

const checkout = { currency_code: "eur", needs_payer_phone: true }
const product = { currency: "eur", total: { amount: 1290 } }
const config = { button_context: "product", checkout, product }

test.each([
  ["an empty code", config, ""],
  ["the printed currency", config, "eur"],
  ["the printed currency in capitals", config, "EUR"],
  ["the currency of a page without a product", { checkout }, "eur"],
])("%s changes nothing", (_, settings, code) => {
  expect(withCurrency(settings, code)).toBe(settings)
})

test.each([
  ["with a product", config, { button_context: "product" }],
  ["whose product has the currency alone", { product, checkout: null }, {}],
  ["without a product", { checkout }, {}],
])("another currency comes into settings %s, whose product goes", (_, settings, kept) => {
  const phone = settings.checkout ? { needs_payer_phone: true } : {}
  expect(withCurrency(settings, "usd")).toEqual({
    ...kept,
    product: null,
    checkout: { ...phone, currency_code: "usd" },
  })
})
