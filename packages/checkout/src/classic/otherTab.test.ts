import { basketMarkupRefreshed, writeQueueService } from "@ringside/cart"
import { createGate, find } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
} from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout

beforeAll(importLateFiles)
beforeEach(async () => {
  document.cookie = "woocommerce_cart_hash=first; path=/"
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document)
  fillForm(document)
  await started.settle()
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  sessionStorage.clear()
  document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
})

const updates = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review").length
const lines = () => document.querySelectorAll(".cart_item").length
const addElsewhere = () => {
  shop.cart.basketOf().add({ id: 12, quantity: 1 })
  document.cookie = "woocommerce_cart_hash=second; path=/"
}
const show = () => document.dispatchEvent(new Event("visibilitychange"))
const changeStorage = () => window.dispatchEvent(new StorageEvent("storage", { key: "wc_cart_hash" }))

it.each([
  ["when it is seen again", show],
  ["when the other tab stores it", changeStorage],
])("a basket that another tab has changed is in the review %s, once", async (_, happen) => {
  const before = updates()
  happen()
  await started.settle()
  expect(updates()).toBe(before)
  addElsewhere()
  happen()
  await vi.waitFor(async () => {
    await started.settle()
    expect(lines()).toBe(2)
  })
  happen()
  await started.settle()
  expect(updates()).toBe(before + 1)
})

/** An update of this page that changes the review, while the cookie keeps the hash before it. */
const updateLines = async () => {
  shop.cart.basketOf().add({ id: 12, quantity: 1 })
  started.page.events.send({ name: "update_checkout", target: document.body })
  await vi.waitFor(async () => {
    await started.settle()
    expect(lines()).toBe(2)
  })
}
/** The basket's markup, with the hash that the shop's answer to this page's own update couldn't set. */
const refreshMarkup = () => {
  document.cookie = "woocommerce_cart_hash=late; path=/"
  basketMarkupRefreshed.send(started.page)
}

it("the hash of this page's own update, which the shop sets with its next answer, is no change", async () => {
  await updateLines()
  const before = updates()
  refreshMarkup()
  await started.settle()
  expect(updates()).toBe(before)
  addElsewhere()
  show()
  await vi.waitFor(async () => {
    await started.settle()
    expect(updates()).toBe(before + 1)
  })
})

it.each([
  ["when it is seen again", show],
  ["when the other tab stores it", changeStorage],
])("another tab's change after this page's own update is in the review %s", async (_, happen) => {
  await updateLines()
  const before = updates()
  addElsewhere()
  happen()
  await vi.waitFor(async () => {
    await started.settle()
    expect(updates()).toBe(before + 1)
  })
})

it("a change of this page's drawer after its own update is in the review", async () => {
  await updateLines()
  const before = updates()
  await writeQueueService.of(started.page).run(() => Promise.resolve())
  refreshMarkup()
  await vi.waitFor(async () => {
    await started.settle()
    expect(updates()).toBe(before + 1)
  })
})

it("nothing is updated while a gateway's script pays by itself", async () => {
  const before = updates()
  find("form.checkout").classList.add("processing")
  addElsewhere()
  show()
  await started.settle()
  expect(updates()).toBe(before)
})

it("a basket that the order of this page empties is left to the order", async () => {
  const gate = createGate()
  shop.checkout.fail("checkout", gate.fault)
  find("#place_order").click()
  const before = updates()
  await vi.waitFor(async () => {
    await started.settle()
    expect(shop.checkout.orders).toHaveLength(1)
  })
  document.cookie = "woocommerce_cart_hash=; path=/; max-age=0"
  show()
  await started.settle()
  gate.open()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect(updates()).toBe(before)
})
