import { startBehaviour, scrollerService } from "@ringside/core"
import { createGate, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createCheckoutForm } from "./checkoutForm.ts"
import { type CheckoutShop, createCheckoutShop, fillForm } from "./checkoutForTests.ts"

let page: TestPage
let shop: CheckoutShop
const go = vi.fn(() => true)

beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  // Without a layout nothing is hidden, and fields that a shopper doesn't see would be asked for.
  for (const section of document.querySelectorAll(".woocommerce-account-fields, .woocommerce-shipping-fields")) {
    section.remove()
  }
  const { http, settings } = shop
  go.mockClear()
  page = createTestPage({ services: { http, settings, navigation: { go, reload: () => undefined } } })
  // There is no layout to scroll in.
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
})
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const isProcessing = () => document.querySelector("form.checkout.processing") !== null

it("waits for an order as long as the shop takes, says so after ten seconds, and sends it once", async () => {
  startBehaviour(createCheckoutForm(), page)
  await page.clock.advance(50)
  fillForm(document)
  const gate = createGate()
  shop.checkout.fail("checkout", gate.fault)
  const submit = () => document.querySelector("form.checkout")?.dispatchEvent(new Event("submit", { cancelable: true }))
  submit()
  await vi.waitFor(() => expect(shop.checkout.requests.some(({ endpoint }) => endpoint === "checkout")).toBe(true))
  await page.clock.advance(9000)
  const spoken = () => document.querySelector("#a11y-speak-polite")?.textContent ?? ""
  expect(spoken()).not.toContain("still placing")
  await page.clock.advance(26_000)
  expect([isProcessing(), spoken().includes("still placing")]).toEqual([true, true])
  submit()
  expect(go).not.toHaveBeenCalled()
  gate.open()
  await vi.waitFor(async () => {
    await page.clock.advance(50)
    expect(go).toHaveBeenCalledOnce()
  })
  expect(shop.checkout.orders).toHaveLength(1)
})

it("ends the wait for an order review after 15 seconds, and the form stays usable", async () => {
  const { http } = shop
  const asked: (number | undefined)[] = []
  page.stop()
  page = createTestPage({
    services: {
      settings: shop.settings,
      http: (request) => {
        asked.push(request.timeoutMs)
        return request.url.includes("update_order_review")
          ? Promise.resolve({ kind: "unreachable", reason: "timeout" })
          : http(request)
      },
    },
  })
  startBehaviour(createCheckoutForm(), page)
  await page.clock.advance(50)
  expect(asked).toEqual([15_000])
  expect(document.querySelector("#order_review [role=alert]")?.textContent).toBe("An unknown error occurred. Try again")
  expect(document.querySelector("#order_review [inert], #order_review [aria-busy]")).toBeNull()
})
