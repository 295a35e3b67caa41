import { find, findA, provideJQuery } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
} from "../classic/checkoutForTests.ts"

// The platform's address search, from release 10 on: its script sends changes that don't bubble.

const ended = new AbortController()
let shop: CheckoutShop
let started: StartedCheckout

beforeEach(async () => {
  await importLateFiles()
  await provideJQuery(ended.signal)
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  Reflect.set(window, "wc", { addressAutocomplete: { activeProvider: { billing: { id: "search" }, shipping: null } } })
  started = await startCheckout(shop, document, { events: ["update_checkout", "country_to_state_changed"] })
  fillForm(document)
  started.sent.length = 0
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
  Reflect.deleteProperty(window, "wc")
})

const changes = () => started.sent.map(({ name }) => name)
const updates = () => changes().filter((name) => name === "update_checkout").length

/** Fills a field of the chosen address as the search does. */
function set(selector: string, value: string): void {
  const field = findA(HTMLInputElement, selector)
  field.value = value
  field.dispatchEvent(new Event("change"))
}
function setList(selector: string, value: string): void {
  const list = findA(HTMLSelectElement, selector)
  list.value = value
  list.dispatchEvent(new Event("change"))
}
const leave = (selector: string) => find(selector).dispatchEvent(new FocusEvent("focusout", { bubbles: true }))

it("an address that was chosen from suggestions is followed, and its totals are requested", async () => {
  const listener = vi.fn()
  find("#billing_country").addEventListener("change", listener)
  find("#billing_address_1").dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  await started.settle()
  setList("#billing_country", "FR")
  await started.settle()
  expect(changes()).toContain("country_to_state_changed")
  expect(updates()).toBe(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

it("the totals of a state that was chosen with an address are requested, once", async () => {
  setList("#billing_state", "B")
  await started.settle()
  expect(updates()).toBe(1)
})

it("a list of selectWoo's has jQuery's event beside, and ours is not sent again", async () => {
  find("#billing_state").classList.add("select2-hidden-accessible")
  setList("#billing_state", "B")
  await started.settle()
  expect(updates()).toBe(0)
})

it("the searched field requests totals when it is left, and neither while a shopper types nor when the search moves it", async () => {
  const field = find("#billing_address_1")
  field.dispatchEvent(new Event("input", { bubbles: true }))
  set("#billing_address_1", "Gran Vía 2")
  await started.page.clock.advance(2000)
  field.dataset["autocompleteManipulating"] = "true"
  leave("#billing_address_1")
  await started.settle()
  expect(updates()).toBe(0)
  field.removeAttribute("data-autocomplete-manipulating")
  leave("#billing_address_1")
  await started.settle()
  expect(updates()).toBe(1)
})

it("a field that nothing is searched in requests totals once the shopper stops typing", async () => {
  Reflect.set(window, "wc", { addressAutocomplete: { activeProvider: { billing: null } } })
  leave("#billing_address_1")
  await started.settle()
  expect(updates()).toBe(0)
  find("#billing_address_1").dispatchEvent(new Event("input", { bubbles: true }))
  await started.page.clock.advance(1000)
  expect(updates()).toBe(1)
})

it("a change that doesn't bubble stays with its field where there is no search", async () => {
  Reflect.deleteProperty(window, "wc")
  setList("#billing_state", "B")
  await started.settle()
  expect(updates()).toBe(0)
})
