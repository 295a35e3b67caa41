import { describe, expect, test } from "vitest"
import { createCheckoutRequest, readCheckoutResponse } from "./index.ts"

const billing = {
  first_name: "Ana",
  country: "FR",
  state: "old",
  postcode: "75001",
  city: "Paris",
  email: "ana@example.com",
}
const pageUrl = "https://shop.test/checkout/"

describe("createCheckoutRequest", () => {
  const input = {
    billingAddress: billing,
    shippingAddress: { first_name: "Bea", country: "ES", state: "BI" },
    needsShipping: true,
    needsPayment: true,
    paymentMethod: "cod",
    paymentData: [{ key: "payment_method", value: "cod" }],
    createAccount: true,
    customerNote: "Ring twice",
    customerPassword: "secret",
    additionalFields: { a: "b" },
    extensions: { ns: { c: 1 } },
    locale: null,
  }

  test("has the members in the platform's order, and empties what a country hides", () => {
    const request = createCheckoutRequest(input)
    expect(Object.keys(request)).toEqual([
      "additional_fields",
      "billing_address",
      "create_account",
      "customer_note",
      "customer_password",
      "extensions",
      "shipping_address",
      "payment_method",
      "payment_data",
    ])
    expect(request).toMatchObject({
      // France shows no state.
      billing_address: { ...billing, state: "" },
      shipping_address: { first_name: "Bea", country: "ES", state: "BI" },
      create_account: true,
      customer_note: "Ring twice",
      extensions: { ns: { c: 1 } },
    })
  })

  test("sends the parcel to the billing address without its e-mail address", () => {
    const { shipping_address: address } = createCheckoutRequest({ ...input, useShippingAsBilling: true })
    const { email: _, ...expected } = { ...billing, state: "" }
    expect(address).toEqual(expected)
  })

  test("names the total that the shopper saw as text in minor units, 0 too", () => {
    const name = (expectedTotalMinor: number) =>
      createCheckoutRequest({ ...input, expectedTotalMinor })["expected_total"]
    expect([name(10_493), name(0)]).toEqual(["10493", "0"])
    expect(createCheckoutRequest(input)).not.toHaveProperty("expected_total")
  })

  test("leaves out what the basket doesn't need", () => {
    const request = createCheckoutRequest({ ...input, needsShipping: false, needsPayment: false })
    expect(Object.keys(request)).not.toContain("shipping_address")
    expect(Object.keys(request)).not.toContain("payment_method")
    expect(Object.keys(request)).not.toContain("payment_data")
  })

  test("follows the page's own rules", () => {
    const locale = { FR: { state: { hidden: false }, postcode: { hidden: true } } }
    expect(createCheckoutRequest({ ...input, locale })["billing_address"]).toEqual({ ...billing, postcode: "" })
  })

  test("sends fields that the shop hides empty, and others as they are", () => {
    const more = { ...billing, company: "Ring SL", address_2: "3 B", phone: "600" }
    const send = (uses: object) => createCheckoutRequest({ ...input, billingAddress: more, uses })["billing_address"]
    const sent = send({})
    expect(sent).toMatchObject({ company: "Ring SL", address_2: "3 B", phone: "600" })
    const uses = { company: "hidden", address_2: "hidden", phone: "hidden" }
    expect(send(uses)).toEqual({ ...(sent as object), company: "", address_2: "", phone: "" })
  })

  test("has a default for all that may be missing", () => {
    expect(createCheckoutRequest({ billingAddress: {} })).toEqual({
      additional_fields: {},
      billing_address: {},
      create_account: false,
      customer_note: "",
      customer_password: "",
      extensions: {},
    })
  })
})

const hash = "#wcpay-confirm-pi:12:pi_secret:abc123"
const confirm = { kind: "pi", orderId: 12, clientSecret: "pi_secret", nonce: "abc123", confirmationToken: null }
const answer = (payment_result: object, more: object = {}) => ({ payment_result, ...more })

describe("readCheckoutResponse", () => {
  test.each([
    [
      answer({ payment_status: "success", redirect_url: "/done/" }),
      { kind: "redirect", url: "https://shop.test/done/" },
    ],
    [
      answer({ payment_status: "success", redirect_url: "", payment_details: [{ key: "redirect", value: "/paid/" }] }),
      { kind: "redirect", url: "https://shop.test/paid/" },
    ],
    [
      answer({ payment_status: "success", payment_details: { redirect: "/paid/" } }),
      { kind: "redirect", url: "https://shop.test/paid/" },
    ],
    [answer({ payment_status: "success", redirect_url: hash }), { kind: "confirm", confirm, url: hash }],
    [
      answer({
        payment_status: "success",
        redirect_url: "/done/",
        payment_details: [{ key: "redirect", value: hash }],
      }),
      { kind: "confirm", confirm, url: hash },
    ],
    [
      answer({ payment_status: "success", redirect_url: "javascript:alert(1)" }),
      { kind: "error", message: "There was a problem processing the order.", cart: null },
    ],
    [
      answer({ payment_status: "pending", redirect_url: "/done/" }),
      { kind: "error", message: "There was a problem processing the order.", cart: null },
    ],
    [
      answer({ payment_status: "failure", payment_details: [{ key: "errorMessage", value: "Declined &amp; gone" }] }),
      { kind: "error", message: "Declined & gone", cart: null },
    ],
    [
      { code: "x", message: "Sold &quot;out&quot;", data: { status: 409, cart: { items: [] } } },
      { kind: "error", message: 'Sold "out"', cart: { items: [] } },
    ],
    [
      {
        code: "rest_invalid_param",
        message: "Invalid parameter(s): billing_address",
        data: { params: { billing_address: "The provided <em>phone number</em> is not valid" } },
      },
      { kind: "error", message: "The provided phone number is not valid", cart: null },
    ],
    [{ data: { cart: [] } }, { kind: "error", message: "There was a problem processing the order.", cart: null }],
    [null, { kind: "error", message: "There was a problem processing the order.", cart: null }],
    ["<html>", { kind: "error", message: "There was a problem processing the order.", cart: null }],
  ])("reads %j", (response, expected) => {
    expect(readCheckoutResponse(response, { pageUrl })).toEqual(expected)
  })
})
