import { find, findA, type JQueryForTests, provideJQuery } from "@ringside/testing"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  startCheckout,
  type StartedCheckout,
} from "./checkoutForTests.ts"

// Drawn lists, address look-ups and scripts of themes set a value and call jQuery's trigger() alone.

const ended = new AbortController()
let jQuery: JQueryForTests
let shop: CheckoutShop
let started: StartedCheckout

beforeEach(async () => {
  jQuery = await provideJQuery(ended.signal)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  Object.assign(HTMLElement.prototype, { animate: () => new EventTarget(), getAnimations: () => [] })
  started = await startCheckout(shop, document, { events: ["update_checkout", "payment_method_selected"] })
  started.sent.length = 0
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
  vi.restoreAllMocks()
})

const updates = () => started.sent.filter(({ name }) => name === "update_checkout").map(({ args }) => args[0])

it.each(["#billing_country", "#billing_state", "[value='local_pickup:2']"])(
  "%s requests new totals, once",
  async (selector) => {
    fillForm(document)
    jQuery(find(selector)).trigger("change")
    // A country waits for the code of its fields.
    await vi.waitFor(() => expect(updates()).toEqual([{ current_target: find(selector) }]))
  },
)

it("a typed postcode requests new totals", async () => {
  fillForm(document)
  const field = find("#billing_postcode")
  jQuery(field).trigger("input")
  await started.page.clock.advance(1000)
  expect(updates()).toEqual([{ current_target: field }])
})

it("a key that jQuery alone sends requests new totals, but not Tab and no key of the shopper", async () => {
  fillForm(document)
  const field = find("#billing_city")
  jQuery(field).trigger(jQuery.Event("keydown", { which: 9 }))
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }))
  await started.page.clock.advance(1000)
  expect(updates()).toEqual([])
  jQuery(field).trigger("keydown")
  await started.page.clock.advance(999)
  expect(updates()).toEqual([])
  await started.page.clock.advance(1)
  expect(updates()).toEqual([{ current_target: field }])
})

it("another payment method opens its box, and sends its event", () => {
  const [, other] = document.querySelectorAll<HTMLInputElement>("input[name=payment_method]")
  if (!other) throw new Error("The shop has one payment method.")
  other.checked = true
  jQuery(other).trigger("change")
  expect(started.sent.map(({ name }) => name)).toContain("payment_method_selected")
})

describe("scripts that show the form step by step read the marks of a row in the task of their `change`", () => {
  const rowOf = (name: string) => find(`#billing_${name}_field`)
  const press = (type: string) =>
    find("#place_order").dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0 }))
  // The code that checks fields comes in idle time, and answers once it has started.
  beforeEach(() =>
    vi.waitFor(async () => {
      await started.settle()
      jQuery(find("#billing_email")).trigger("validate")
      expect(rowOf("email").className).toContain("woocommerce-")
    }),
  )

  it("of their `validate`, too, before the shopper has used the form", () => {
    fillForm(document)
    jQuery(find("#billing_city")).trigger("validate")
    findA(HTMLInputElement, "#billing_first_name").value = ""
    jQuery(find("#billing_first_name")).trigger("validate")
    expect(rowOf("city").classList).toContain("woocommerce-validated")
    expect(rowOf("first_name").classList).toContain("woocommerce-invalid-required-field")
  })

  it("a filled field is valid at once, also within a press", () => {
    fillForm(document)
    jQuery(find("#billing_city")).trigger("change")
    expect(rowOf("city").classList).toContain("woocommerce-validated")
    press("pointerdown")
    jQuery(find("#billing_phone")).trigger("change")
    expect(rowOf("phone").classList).toContain("woocommerce-validated")
  })

  it("an empty field that the shopper hasn't touched is marked at once, as the platform does, without a message", async () => {
    press("pointerdown")
    jQuery(find("#billing_city")).trigger("change")
    expect(rowOf("city").classList).toContain("woocommerce-invalid-required-field")
    press("pointerup")
    await started.settle()
    expect(rowOf("city").querySelector(".checkout-inline-error-message")).toBeNull()
  })
})

it("jQuery's handlers are called once for a country, although its fields are fetched first", async () => {
  const country = findA(HTMLSelectElement, "#billing_country")
  const handler = vi.fn()
  jQuery(country).on("change", handler)
  country.value = "FR"
  jQuery(country).trigger("change")
  await vi.waitFor(() => expect(updates()).toHaveLength(1))
  expect(handler).toHaveBeenCalledTimes(1)
})

it("the form that a script submits is sent by us", async () => {
  const send = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined)
  fillForm(document)
  jQuery(find("form.checkout")).trigger("submit")
  const orders = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout")
  await vi.waitFor(async () => {
    await started.settle()
    expect(orders()).toHaveLength(1)
  })
  expect(send).not.toHaveBeenCalled()
})
