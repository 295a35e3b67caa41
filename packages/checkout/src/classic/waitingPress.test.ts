import { ConnectionLost, createGate, find, type JQueryForTests, provideJQuery } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
} from "./checkoutForTests.ts"

const ended = new AbortController()
let jQuery: JQueryForTests
let shop: CheckoutShop
let started: StartedCheckout
let gate: ReturnType<typeof createGate>

beforeAll(importLateFiles)
beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document)
  fillForm(document)
  gate = createGate()
  shop.checkout.fail("update_order_review", gate.fault)
  jQuery(document.body).trigger("update_checkout")
  await started.settle()
})
afterEach(() => {
  started.page.stop()
  jQuery(document.body).off()
  document.body.replaceChildren()
  sessionStorage.clear()
})

const form = () => find("form.checkout")
const ordersSent = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout").length
const press = () => find("#place_order").click()
const settleAll = async () => {
  for (let index = 0; index < 20; index += 1) await started.settle()
}

it("reaches a gateway that binds its handlers at the end of the update, which sends the form with its token", async () => {
  const submitters: unknown[] = []
  const veto = () => false
  let isPaying = false
  const pay = (event: unknown) => {
    const { originalEvent } = event as { readonly originalEvent?: SubmitEvent }
    if (isPaying) return
    isPaying = true
    submitters.push(originalEvent?.submitter)
    void Promise.resolve().then(() => {
      jQuery(form()).off()
      jQuery(form()).trigger("submit")
    })
  }
  jQuery(document.body).on("updated_checkout", () => {
    jQuery(form()).on("checkout_place_order", veto)
    jQuery(form()).on("submit", pay)
  })
  press()
  press()
  await settleAll()
  expect([ordersSent(), form().matches("[inert]:not(.processing)")]).toEqual([0, true])
  gate.open()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect([submitters, ordersSent()]).toEqual([[find("#place_order")], 1])
})

it.each(["before", "after"])(
  "reaches handlers that the form got %s ours once, when the update has ended",
  async (when) => {
    const listener = vi.fn()
    if (when === "before") {
      started.page.stop()
      gate = createGate()
      form().addEventListener("submit", listener)
      started = await startCheckout(shop, document)
      shop.checkout.fail("update_order_review", gate.fault)
      jQuery(document.body).trigger("update_checkout")
      await started.settle()
    } else form().addEventListener("submit", listener)
    press()
    await settleAll()
    expect(listener).not.toHaveBeenCalled()
    gate.open()
    await vi.waitFor(async () => {
      await started.settle()
      expect(started.moves).toHaveLength(1)
    })
    expect([listener.mock.calls.length, ordersSent()]).toEqual([1, 1])
  },
)

it("that another script stops then sends nothing, and leaves the form usable", async () => {
  press()
  await settleAll()
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener("submit", stop, { capture: true })
  gate.open()
  await vi.waitFor(async () => {
    await started.settle()
    expect(form().matches("[inert]")).toBe(false)
  })
  await settleAll()
  expect(ordersSent()).toBe(0)
  document.removeEventListener("submit", stop, { capture: true })
  press()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect(ordersSent()).toBe(1)
})

it("is sent where the shop's button is no submit button of the form", async () => {
  jQuery(form()).trigger("submit")
  jQuery(document.body).on("updated_checkout", () => find("#place_order").setAttribute("type", "button"))
  // Browsers refuse such a button.
  const request = vi.spyOn(HTMLFormElement.prototype, "requestSubmit")
  gate.open()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect([request.mock.calls, ordersSent()]).toEqual([[[null]], 1])
  request.mockRestore()
})

it("for another order than the update brings asks the shopper again, and orders at the next press", async () => {
  gate.open()
  await settleAll()
  // Another tab adds an item.
  shop.cart.basketOf().add({ id: 12, quantity: 1 })
  const later = createGate()
  shop.checkout.fail("update_order_review", later.fault)
  jQuery(document.body).trigger("update_checkout")
  await started.settle()
  press()
  await settleAll()
  later.open()
  const notice = () => document.querySelector(".woocommerce-NoticeGroup-checkout")?.textContent
  await vi.waitFor(async () => {
    await started.settle()
    const total = find(".order-total td").textContent.replace(/\s+/g, " ").trim()
    expect(notice()).toBe(`Your order has changed: the total is now ${total}. Check it, and place the order again.`)
  })
  expect([document.querySelectorAll(".cart_item").length, ordersSent(), form().matches("[inert]")]).toEqual([
    2,
    0,
    false,
  ])
  press()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect(ordersSent()).toBe(1)
})

it("for an update that fails sends nothing, and leaves the notice that tries again", async () => {
  gate.open()
  await settleAll()
  let lose: (cause: Error) => void = () => undefined
  const until = new Promise((_resolve, reject) => (lose = reject))
  shop.checkout.fail("update_order_review", { kind: "held", until })
  jQuery(document.body).trigger("update_checkout")
  await started.settle()
  press()
  await settleAll()
  lose(new ConnectionLost())
  await vi.waitFor(async () => {
    await started.settle()
    expect(form().matches("[inert]")).toBe(false)
  })
  await settleAll()
  expect([ordersSent(), started.moves]).toEqual([0, []])
  find("#order_review .ringside-review-failure button").click()
  await settleAll()
  expect(document.querySelector(".ringside-review-failure")).toBeNull()
  press()
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.moves).toHaveLength(1)
  })
  expect(ordersSent()).toBe(1)
})
