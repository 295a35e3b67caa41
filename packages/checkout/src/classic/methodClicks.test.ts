import { find, findA, type JQueryForTests, provideJQuery } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type CheckoutShop, createCheckoutShop, startCheckout, type StartedCheckout } from "./checkoutForTests.ts"

const ended = new AbortController()
let jQuery: JQueryForTests
let shop: CheckoutShop
let started: StartedCheckout
const animate = vi.fn(() => new EventTarget())

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  animate.mockClear()
  Object.assign(HTMLElement.prototype, { animate, getAnimations: () => [] })
})
afterEach(() => {
  started.page.stop()
  jQuery(document.body).off()
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
  vi.restoreAllMocks()
})

const events = ["payment_method_selected", "update_checkout", "updated_checkout"]
const update = async () => {
  started.sent.length = 0
  jQuery(document.body).trigger("update_checkout")
  await vi.waitFor(async () => {
    await started.settle()
    expect(started.sent.at(-1)?.name).toBe("updated_checkout")
  })
}

it("clicks the chosen method at the start and after each review, before its event, for handlers up to the form", async () => {
  const calls: unknown[] = []
  const log = (name: string) => (event: unknown) => {
    const { target } = event as { readonly target: unknown }
    if (target instanceof HTMLInputElement) calls.push([name, target.value])
  }
  jQuery(find("form.checkout")).on("click", log("form"))
  jQuery(document.body).on("click", log("body"))
  jQuery(document.body).on("updated_checkout", () => calls.push("updated_checkout"))
  started = await startCheckout(shop, document, { events })
  const once = [["form", "bacs"], "updated_checkout"]
  expect(calls).toEqual([["form", "bacs"], ...once])
  await update()
  expect(calls).toEqual([["form", "bacs"], ...once, ...once])
  // A shopper's own click reaches the whole page.
  find("#payment_method_bacs").click()
  expect(calls.slice(-2)).toEqual([
    ["form", "bacs"],
    ["body", "bacs"],
  ])
  expect(animate).not.toHaveBeenCalled()
})

it("goes on where a handler of the click throws", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined)
  const onError = (event: Event) => event.preventDefault()
  window.addEventListener("error", onError)
  jQuery(find("form.checkout")).on("click", () => {
    throw new Error("no fields")
  })
  started = await startCheckout(shop, document, { events })
  window.removeEventListener("error", onError)
  expect(started.sent.map(({ name }) => name)).toContain("updated_checkout")
})

it("keeps the method that a script has checked and clicked", async () => {
  started = await startCheckout(shop, document, { events })
  started.sent.length = 0
  findA(HTMLInputElement, "#payment_method_cod").checked = true
  jQuery(find("#payment_method_cod")).trigger("click")
  expect(started.sent.map(({ name }) => name)).toEqual(["payment_method_selected"])
  await update()
  expect(findA(HTMLInputElement, "#payment_method_cod").checked).toBe(true)
})

it("slides the boxes once for a click and its change", async () => {
  started = await startCheckout(shop, document, { events })
  find("#payment_method_cod").click()
  expect(started.sent.filter(({ name }) => name === "payment_method_selected")).toHaveLength(2)
  expect(animate).toHaveBeenCalledTimes(2)
})
