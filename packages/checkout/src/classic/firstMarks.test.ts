import { find, findA } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from "vitest"
import {
  type CheckoutShop,
  createCheckoutShop,
  fillForm,
  importLateFiles,
  startCheckout,
  type StartedCheckout,
  submitForm,
} from "./checkoutForTests.ts"

let shop: CheckoutShop
let started: StartedCheckout

// Only the first import of the file takes long.
beforeAll(importLateFiles)
beforeEach(async () => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
  started = await startCheckout(shop, document, { events: ["updated_checkout", "checkout_error"] })
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
})

const eventually = (check: () => void) =>
  vi.waitFor(async () => {
    await started.settle()
    check()
  })
const update = () => started.page.events.send({ name: "update_checkout", target: document.body })
const send = (selector: string, type: string) => find(selector).dispatchEvent(new Event(type, { bubbles: true }))
const listMarked = () => [...document.querySelectorAll("form.checkout [aria-invalid=true]")].map(({ id }) => id)
const requested = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review").at(-1)?.form

/** Loads the code that checks fields, as an order does, and takes the marks of that order away. */
async function startChecks(): Promise<void> {
  fillForm(document)
  findA(HTMLInputElement, "#terms").checked = false
  submitForm(document, "form.checkout")
  await eventually(() => expect(listMarked()).toEqual(["terms"]))
  findA(HTMLInputElement, "#terms").checked = true
  send("#terms", "input")
  send("#terms", "change")
  await eventually(() => expect(listMarked()).toEqual([]))
}

it("a field that a script empties isn't marked before the shopper has typed in it or left it", async () => {
  await startChecks()
  find("#customer_details").insertAdjacentHTML(
    "beforeend",
    '<p class="form-row validate-required"><label for="secret">Password</label><input type="password" class="input-text" id="secret"></p>',
  )
  send("#secret", "change")
  await started.settle()
  expect(listMarked()).toEqual([])
  send("#secret", "focusout")
  await eventually(() => expect(listMarked()).toEqual(["secret"]))
})

it("a field that the shopper has emptied is marked", async () => {
  await startChecks()
  findA(HTMLInputElement, "#billing_city").value = ""
  send("#billing_city", "input")
  send("#billing_city", "change")
  await eventually(() => expect(listMarked()).toEqual(["billing_city"]))
})

test.each([
  ["another field", "#billing_phone", 1],
  ["a button, whose action says what is wrong", "#place_order", 0],
])("the problem of a field that the shopper has left for %s (%s) is announced %i times", async (_, next, times) => {
  await startChecks()
  const polite = vi.spyOn(started.page.announce, "polite")
  findA(HTMLInputElement, "#billing_city").value = ""
  send("#billing_city", "input")
  // A browser reports the change first, while the field still has focus.
  find("#billing_city").focus()
  send("#billing_city", "change")
  await vi.waitFor(() => expect(listMarked()).toEqual(["billing_city"]), { interval: 0 })
  find(next).focus()
  send("#billing_city", "focusout")
  await eventually(() => expect(listMarked()).toEqual(["billing_city"]))
  await started.page.clock.advance(0)
  const spoken = polite.mock.calls.filter(([text]) => text.includes("town or city"))
  expect(spoken).toHaveLength(times)
})

test.each([
  ["an error", '<ul class="woocommerce-error"><li>No delivery there.</li></ul>', true],
  ["only information", '<div class="woocommerce-info">Please enter an address.</div>', false],
])("after a failed update with %s, fields are marked: %s", async (_, messages, isMarked) => {
  shop.checkout.fail("update_order_review", {
    kind: "body",
    body: JSON.stringify({ result: "failure", messages, fragments: {} }),
  })
  update()
  await eventually(() => expect(document.querySelector(".woocommerce-NoticeGroup-updateOrderReview")).not.toBeNull())
  expect(listMarked().includes("billing_city")).toBe(isMarked)
})

test.each<[string, () => void, string]>([
  ["every field is filled in", () => undefined, "true"],
  [
    "a single country is printed as a hidden input",
    () => {
      find("#billing_country").outerHTML =
        '<strong>Spain</strong><input type="hidden" id="billing_country" name="billing_country" class="country_to_state" value="ES">'
    },
    "true",
  ],
  ["a row has no control", () => find("#billing_city").remove(), "true"],
  ["a required field is empty", () => (findA(HTMLInputElement, "#billing_city").value = ""), "false"],
])("an update says whether the address is whole where %s", async (_, change, isWhole) => {
  fillForm(document)
  change()
  update()
  await eventually(() => expect(requested()?.get("has_full_address")).toBe(isWhole))
})
