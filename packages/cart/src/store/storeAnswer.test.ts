import { createGate, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it } from "vitest"
import type { CartStore } from "./cartState.ts"
import { cartService } from "./store.ts"

let page: TestPage
let cart: CartStore
let stopReading: () => void

beforeEach(() => {
  localStorage.clear()
  page = createTestPage({ config: { currency: "EUR" } })
  cart = cartService.of(page)
  stopReading = () => undefined
})
afterEach(() => {
  stopReading()
  page.stop()
  document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
  Reflect.deleteProperty(window, "wc_cart_fragments_params")
})

const details = {
  coupons: [{ code: "ten", totals: { total_discount: "100" } }],
  fees: [{ name: "Wrap", totals: { total: "50" } }],
  shipping_rates: [{ package_id: 0, name: "", shipping_rates: [{ rate_id: "flat:1", name: "Home", price: "400" }] }],
  billing_address: { first_name: "Ana" },
  shipping_address: { city: "Madrid" },
  payment_methods: ["cod"],
  needs_payment: true,
  extensions: { gifts: { count: 1 } },
}

/** Reads the basket of the shop, which has two gloves, with `details`. */
async function readBasket(): Promise<void> {
  page.server.basketOf().add({ id: 11, quantity: 2 })
  stopReading = cart.$cart.subscribe(() => undefined)
  await expect.poll(() => cart.$cart.get().status).toBe("ready")
  answerWithDetails("cart")
  await cart.refresh()
}

/** Has the shop answer the next call of `endpoint` with its last cart and `details`. */
function answerWithDetails(endpoint: "cart" | "cart/update-item"): void {
  const json = localStorage.getItem("storeApiCartData") ?? ""
  page.server.fail(endpoint, { kind: "body", body: JSON.stringify({ ...(JSON.parse(json) as object), ...details }) })
}

it("says that a firewall's question for robots has kept a change from the shop", async () => {
  page.stop()
  const answer = { kind: "answer", status: 403, isOk: false, url: "", text: "<title>Just a moment...</title>" } as const
  const http = () => Promise.resolve({ ...answer, headers: { "cf-mitigated": "challenge" } })
  page = createTestPage({ services: { http } })
  const result = await cartService.of(page).add({ id: 11 })
  expect(result).toMatchObject({ kind: "refused", message: expect.stringContaining("nothing was sent. Reload") })
})

it("has coupons, fees, rates, addresses, payment need and the extensions' data", async () => {
  await readBasket()
  expect(cart.$answer.get()?.details).toEqual({
    needsPayment: true,
    coupons: [{ name: "ten", amountMinor: 100 }],
    fees: [{ name: "Wrap", amountMinor: 50 }],
    taxLines: [],
    packages: [
      {
        id: 0,
        name: "",
        rates: [{ rateId: "flat:1", name: "Home", description: "", priceMinor: 400, isSelected: false }],
      },
    ],
    billing: { first_name: "Ana" },
    shipping: { city: "Madrid" },
    paymentMethods: ["cod"],
    extensions: { gifts: { count: 1 } },
  })
})

it("keeps personal data out of the state that pages read", async () => {
  await readBasket()
  answerWithDetails("cart/update-item")
  const result = await cart.update({ key: cart.$answer.get()?.cart.lines[0]?.key ?? "", quantity: 3 })
  expect(JSON.stringify(cart.$answer.get())).toContain("Ana")
  expect(JSON.stringify([cart.$cart.get(), result])).not.toMatch(/Ana|Madrid|gifts/)
})

it("keeps the response unchanged while a change of lines is pending", async () => {
  await readBasket()
  const answer = cart.$answer.get()
  const gate = createGate()
  page.server.fail("cart/update-item", gate.fault)
  const updated = cart.update({ key: answer?.cart.lines[0]?.key ?? "", quantity: 5 })
  const shown = cart.$cart.get().cart
  expect([shown?.itemsCount, answer?.cart.itemsCount]).toEqual([5, 2])
  expect(cart.$answer.get()).toBe(answer)
  gate.open()
  await updated
  expect(cart.$answer.get()?.cart.itemsCount).toBe(5)
})

it("has no response while the basket comes from an earlier page's storage", async () => {
  await readBasket()
  stopReading()
  document.cookie = "woocommerce_cart_hash=h1; path=/"
  localStorage.setItem("wc_cart_hash_1", "h1")
  Reflect.set(window, "wc_cart_fragments_params", { cart_hash_key: "wc_cart_hash_1" })
  const next = createTestPage({ server: page.server, config: { currency: "EUR" } })
  stopReading = cartService.of(next).$cart.subscribe(() => undefined)
  expect(cartService.of(next).$cart.get()).toMatchObject({ status: "ready", cart: { itemsCount: 2 } })
  expect(cartService.of(next).$answer.get()).toBeNull()
  next.stop()
})

it("accepts the cart of another response, and nothing that isn't a cart", () => {
  const totals = { currency_code: "EUR", total_price: "100" }
  cart.accept({ items: [], totals, ...details }, "h2")
  const answer = cart.$answer.get()
  expect(answer).toMatchObject({ hash: "h2", details: { paymentMethods: ["cod"] } })
  cart.accept({ items: [] }, "h3")
  expect(cart.$answer.get()).toBe(answer)
})
