import { find, findA } from "@ringside/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
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

beforeAll(importLateFiles)

beforeEach(() => {
  shop = createCheckoutShop()
  document.body.innerHTML = `<main>${shop.formatPage()}</main>`
})

afterEach(() => {
  started.page.stop()
  document.body.replaceChildren()
})

const reviews = () => shop.checkout.requests.filter(({ endpoint }) => endpoint === "update_order_review")
const lastReview = () => reviews().at(-1)?.form ?? new URLSearchParams()

/** Moves a part of the checkout into another form, before the one with the button, as modules of page builders print it. */
function moveToOwnForm(selector: string, className = "checkout woocommerce-checkout"): HTMLFormElement {
  const form = document.createElement("form")
  form.className = className
  form.append(find(selector))
  find("form.checkout:has(#place_order)").before(form)
  return form
}

/** The checkout as a page builder prints it: a form for the address, one for the rates, and one for payment. */
function splitForm(): void {
  moveToOwnForm("#customer_details")
  moveToOwnForm(".woocommerce-checkout-review-order-table")
}

describe("a checkout in several forms", () => {
  it("requests one review, with the addresses, rates and method of all forms", async () => {
    splitForm()
    fillForm(document)
    started = await startCheckout(shop, document, { events: ["init_checkout"] })
    expect(started.sent).toHaveLength(1)
    expect(reviews()).toHaveLength(1)
    const sent = lastReview()
    expect(sent.get("postcode")).toBe("28013")
    expect(sent.get("has_full_address")).toBe("true")
    expect(sent.get("shipping_method[0]")).toBe(findA(HTMLInputElement, "[name^=shipping_method]:checked").value)
    expect(sent.get("payment_method")).toBe(findA(HTMLInputElement, "[name=payment_method]:checked").value)
    expect(new URLSearchParams(sent.get("post_data") ?? "").get("billing_city")).toBe("Madrid")
  })

  it("requests a review when a rate or an address is changed in any of them", async () => {
    splitForm()
    fillForm(document)
    started = await startCheckout(shop, document)
    const other = findA(HTMLInputElement, "[name^=shipping_method]:not(:checked)")
    other.checked = true
    other.dispatchEvent(new Event("change", { bubbles: true }))
    await started.settle()
    expect(lastReview().get("shipping_method[0]")).toBe(other.value)
    find("#billing_state").dispatchEvent(new Event("change", { bubbles: true }))
    await started.settle()
    expect(reviews()).toHaveLength(3)
  })

  it("checks the fields of all of them before the order, and lists the problems in the form with the button", async () => {
    splitForm()
    started = await startCheckout(shop, document)
    submitForm(document, "form.checkout:has(#place_order)")
    await expect.poll(() => document.querySelector("form:has(#place_order) [href='#billing_city']")).not.toBe(null)
    expect(find("#billing_city").getAttribute("aria-invalid")).toBe("true")
    expect(shop.checkout.requests.some(({ endpoint }) => endpoint === "checkout")).toBe(false)
  })

  it("sends the form with the button, when another one is submitted, too", async () => {
    splitForm()
    fillForm(document)
    started = await startCheckout(shop, document)
    const submits: unknown[] = []
    find("form:has(#place_order)").addEventListener("submit", ({ target }) => submits.push(target))
    const event = new Event("submit", { bubbles: true, cancelable: true })
    find("form:has(#customer_details)").dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    expect(submits).toHaveLength(1)
  })

  it("sends the rate of a review that is printed outside the form", async () => {
    moveToOwnForm(".woocommerce-checkout-review-order-table", "")
    started = await startCheckout(shop, document)
    expect(lastReview().get("shipping_method[0]")).toBe(
      findA(HTMLInputElement, "[name^=shipping_method]:checked").value,
    )
  })
})
