import type { HostSettings } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { afterEach, expect, test } from "vitest"
import { takesCards } from "./takesCards.ts"

const settings = { publishableKey: "pk_test_1", currency: "EUR", cartTotal: "100" }
const print = (name: string): HostSettings => ({ read: (source) => (source.name === name ? settings : null) })
const none: HostSettings = { read: () => null }

afterEach(() => {
  Reflect.deleteProperty(window, "wc")
  document.body.replaceChildren()
})

test.each([
  ["the settings of a classic page", print("wcpay_upe_config"), true],
  ["the payment plugin's settings alone", print("wcpayConfig"), true],
  ["no settings", none, false],
])("%s", (_, printed, expected) => {
  const page = createTestPage({ services: { settings: printed } })
  expect(takesCards(page)).toBe(expected)
  // Where the host's own script runs, it takes the cards.
  document.body.innerHTML = '<script id="wcpay-upe-checkout-js" type="text/plain"></script>'
  expect(takesCards(page)).toBe(false)
  page.stop()
})

test("a page whose config switches cards off takes none", () => {
  const page = createTestPage({
    services: { settings: print("wcpay_upe_config") },
    config: { all: { payments: { cards: false } } },
  })
  expect(takesCards(page)).toBe(false)
  page.stop()
})

test("the settings of the platform's blocks", () => {
  const getSetting = (key: string) => (key === "woocommerce_payments_data" ? settings : false)
  Object.assign(window, { wc: { wcSettings: { getSetting } } })
  const page = createTestPage()
  expect(takesCards(page)).toBe(true)
  page.stop()
})
