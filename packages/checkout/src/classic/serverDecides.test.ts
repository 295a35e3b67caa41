import { find, findA } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
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
  started = await startCheckout(shop, document, { events: ["checkout_error"] })
  fillForm(document)
})
afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
})

const orders = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "checkout")
const enter = (id: string, value: string) => void Reflect.set(find(`#${id}`), "value", value)
const add = (row: string) => find("#customer_details").insertAdjacentHTML("beforeend", row)
/** Sends the order, and resolves when it is on its way or held back. */
async function order(): Promise<void> {
  submitForm(document, "form.checkout")
  await vi.waitFor(async () => {
    await started.settle()
    expect(orders().length + started.sent.length).toBeGreaterThan(0)
  })
}

test.each<[string, () => void, string | null]>([
  [
    "a postcode with the country's letters",
    () => {
      find("#billing_country").insertAdjacentHTML("beforeend", '<option value="CZ">Czechia</option>')
      enter("billing_country", "CZ")
      enter("billing_postcode", "CZ-110 00")
    },
    null,
  ],
  ["a postcode that our table doesn't know", () => enter("billing_postcode", "2801"), "#billing_postcode"],
  ["a phone number with letters", () => enter("billing_phone", "600 12a"), "#billing_phone"],
  ["a phone number with an extension", () => enter("billing_phone", "600 123 456 ext. 12"), null],
  ["an e-mail address that looks wrong", () => enter("billing_email", "ana@"), "#billing_email"],
  [
    "a list of several choices whose empty option is chosen beside a real one",
    () =>
      add(
        `<p class="form-row validate-required"><label for="size">Size</label><select multiple id="size" name="size[]"><option value="" selected></option><option value="m" selected>M</option></select></p>`,
      ),
    null,
  ],
  [
    "a file that a plugin has uploaded already",
    () =>
      add(
        `<p class="form-row validate-required"><label for="logo">Logo</label><input type="file" class="input-text" id="logo" name="logo"></p>`,
      ),
    "#logo",
  ],
  [
    "a row whose value another control holds",
    () =>
      add(
        `<p class="form-row validate-required"><label for="day">Day</label><select id="day"><option value=""></option></select><input type="hidden" name="day" value="2026-12-01"></p>`,
      ),
    "#day",
  ],
  [
    "a field that a script has made optional by the platform's mark alone",
    () =>
      add(
        `<p class="form-row"><label for="vat">VAT</label><input class="input-text" id="vat" name="vat" aria-required="true"></p>`,
      ),
    "#vat",
  ],
])("%s is left to the server", async (_, change, marked) => {
  change()
  await order()
  expect([orders().length, started.sent]).toEqual([1, []])
  expect([...document.querySelectorAll("form.checkout [aria-invalid=true]")].map(({ id }) => `#${id}`)).toEqual(
    marked === null ? [] : [marked],
  )
})

test.each<[string, () => void]>([
  ["an empty required field", () => enter("billing_city", " ")],
  ["an empty list", () => enter("billing_state", "")],
  [
    "a list of several choices with only the empty one chosen",
    () =>
      add(
        `<p class="form-row validate-required"><label for="size">Size</label><select multiple id="size" name="size[]"><option value="" selected></option><option value="m">M</option></select></p>`,
      ),
  ],
  ["terms that aren't accepted", () => (findA(HTMLInputElement, "#terms").checked = false)],
])("%s stops the order, and is the only error in the list", async (_, change) => {
  enter("billing_postcode", "2801")
  change()
  await order()
  expect(orders()).toEqual([])
  expect(document.querySelectorAll(".woocommerce-NoticeGroup-checkout li")).toHaveLength(1)
})

test("a form with neither name nor second class works", async () => {
  started.page.stop()
  const form = find("form.checkout")
  form.removeAttribute("name")
  form.className = "checkout"
  started = await startCheckout(shop, document)
  expect(form.getAttribute("novalidate")).toBe("")
})
