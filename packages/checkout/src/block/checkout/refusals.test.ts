import { cleanup, within } from "@testing-library/react"
import type { HttpResult } from "@ringside/core"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { createBlockHttp } from "../storyShop.ts"
import { checkout } from "./widget.ts"

afterEach(cleanup)

const refused: HttpResult = {
  ...{ kind: "answer", status: 400, isOk: false, headers: {}, url: "https://shop.test/" },
  text: JSON.stringify({
    code: "rest_invalid_param",
    message: "Invalid parameter(s): billing_address",
    data: {
      params: { billing_address: "The provided phone number is not valid We don't know this street." },
      details: {
        billing_address: {
          code: "invalid_phone",
          message: "The provided phone number is not valid",
          additional_errors: [{ code: "unknown_street", message: "We don't know this street." }],
        },
      },
    },
  }),
}
const billing = {
  ...{ first_name: "Ana", last_name: "López", country: "ES", address_1: "Gran Vía 1", phone: "12" },
  ...{ postcode: "28013", city: "Madrid", state: "Madrid", email: "ana@example.com" },
}

test("shows a refused order's reasons at the field and at the address that they concern", async () => {
  const { host } = await mountForTests(
    checkout,
    { cart: { billing_address: billing }, answer: (route) => (route === "checkout" ? refused : null) },
    { locale: "en" },
  )
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const form = within(host)
  form.getByRole("button", { name: /Place order/ }).click()
  const summary = await form.findByRole("alert")
  const links = [...summary.querySelectorAll("a")]
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#billing-phone", "The provided phone number is not valid"],
    ["#billing-address", "We don't know this street."],
  ])
  await vi.waitFor(() => expect(form.getByLabelText(/^Phone/).getAttribute("aria-invalid")).toBe("true"))
  const place = host.querySelector<HTMLElement>("#billing-address")
  expect(place?.textContent).toBe("We don't know this street.")
  links[1]?.click()
  expect(host.ownerDocument.activeElement).toBe(place)
})

test("shows the basket of an order that costs more than the page showed, with the shop's reason in focus", async () => {
  const createTotals = (price: string) => ({ currency_code: "EUR", currency_minor_unit: 2, total_price: price })
  const cart = { billing_address: billing, totals: createTotals("5000") }
  const message = "The total is now 55,00 €. Look at it, and order again."
  const dearer = async (): Promise<HttpResult> => {
    cart.totals = createTotals("5500")
    const url = "https://shop.test/wp-json/wc/store/v1/cart"
    const basket = await createBlockHttp({ cart })({ method: "GET", url, headers: {}, timeoutMs: 0 })
    const data = { status: 409, cart: basket.kind === "answer" ? JSON.parse(basket.text) : null }
    const text = JSON.stringify({ code: "woocommerce_rest_checkout_total_mismatch", message, data })
    return { kind: "answer", status: 409, isOk: false, headers: {}, text, url }
  }
  const { host } = await mountForTests(
    checkout,
    { cart, answer: (route) => (route === "checkout" ? dearer() : null) },
    { locale: "en" },
  )
  await vi.waitFor(() => expect(host.querySelector("form")).not.toBeNull())
  const form = within(host)
  const sum = () => host.querySelector(".ringside-order-place .ringside-order-sum")?.textContent
  expect(sum()).toContain("50.00")
  form.getByRole("button", { name: /Place order/ }).click()
  const summary = await form.findByRole("alert")
  expect(summary.querySelector("li")?.textContent).toBe(message)
  expect(host.ownerDocument.activeElement).toBe(summary)
  await vi.waitFor(() => expect(sum()).toContain("55.00"))
  expect(form.getByLabelText(/^First name/)).toHaveProperty("value", "Ana")
})
