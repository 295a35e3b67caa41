import { describe, expect, it, test } from "vitest"
import {
  createAddItemBody,
  createExtensions,
  createOrderPayload,
  createOrderPayPayload,
  createShippingAddress,
  normalizePhone,
  normalizeWalletPostcode,
  parseName,
  readAddToCartBlock,
} from "./index.ts"

test.each([
  ["Ana María López", "-", "Ana", "María López"],
  ["  Ana \t María\u00A0López\n", "-", "Ana", "María López"],
  ["Ana", "-", "Ana", "-"],
  ["Ana", "", "Ana", ""],
  ["", "-", "", "-"],
  [" ", "", "", ""],
  [null, "-", "", "-"],
  [7, "-", "7", "-"],
])("the name %j, last name else %j", (name, lastName, first_name, last_name) => {
  expect(parseName(name, lastName)).toEqual({ first_name, last_name })
})

test.each([
  ["+34 (600) 123-456", "+34600123456"],
  ["600.123.456", "600.123.456"],
  ["600\u00A0123\t456", "600123456"],
  [600123456, "600123456"],
  [null, ""],
])("the phone number %j is %j", (phone, expected) => {
  expect(normalizePhone(phone)).toBe(expected)
})

test.each([
  ["SW1A 1AA", "SW1A1AA"],
  [" K1A  0B1 ", "K1A0B1"],
  ["SW1A ", "SW1A"],
  ["1000-001", "1000-001"],
  [28013, "28013"],
  [null, ""],
])("the postcode %j is %j", (postcode, expected) => {
  expect(normalizeWalletPostcode(postcode)).toBe(expected)
})

const address = {
  line1: "Calle Mayor 1",
  line2: "2º B",
  city: "Madrid",
  state: "M",
  postal_code: "280 13",
  country: "ES",
  organization: "Gym",
}
const place = { company: "Gym", address_1: "Calle Mayor 1", address_2: "2º B", city: "Madrid", state: "M" }
const empty = { company: "", address_1: "", address_2: "", city: "", state: "", postcode: "", country: "" }

test.each([
  ["Ana López", address, { first_name: "Ana", last_name: "López", ...place, postcode: "28013", country: "ES" }],
  [
    "Ana",
    { country: "GB", postal_code: "SW1A " },
    { first_name: "Ana", last_name: "", ...empty, postcode: "SW1A", country: "GB" },
  ],
  [null, null, { first_name: "", last_name: "", ...empty }],
])("the shipping address of %j at %j", (name, given, expected) => {
  const created = createShippingAddress(name, given)
  expect(created).toEqual(expected)
  expect(Object.keys(created)).toEqual(Object.keys(expected))
})

describe("an order", () => {
  const event = {
    expressPaymentType: "google_pay",
    billingDetails: { name: "Ana María López", email: "ana@example.test", phone: "+34 (600) 1-2", address },
    shippingAddress: { name: "Luis", address },
  }
  const ordered = {
    customer_note: "Ring twice",
    billing_address: {
      ...{ first_name: "Ana", last_name: "María López", ...place, postcode: "280 13", country: "ES" },
      ...{ email: "ana@example.test", phone: "+3460012" },
    },
    shipping_address: {
      ...{ first_name: "Luis", last_name: "-", ...place, postcode: "28013", country: "ES" },
      phone: "+3460012",
    },
    payment_method: "woocommerce_payments",
    payment_data: [
      { key: "payment_method", value: "card" },
      { key: "payment_request_type", value: "google_pay" },
      { key: "wcpay-fraud-prevention-token", value: "token" },
      { key: "wcpay-payment-method", value: "pm_1" },
      { key: "express_payment_type", value: "google_pay" },
    ],
    extensions: { "woocommerce/order-attribution": {} },
  }
  const input = {
    event,
    paymentMethodId: "pm_1",
    fraudPreventionToken: "token",
    customerNote: "Ring twice",
    extensions: ordered.extensions,
  }

  it("has every member in the contract's order", () => {
    expect(JSON.stringify(createOrderPayload(input))).toBe(JSON.stringify(ordered))
  })
  it("leaves the event as it was", () => {
    const before = structuredClone(event)
    createOrderPayload(input)
    expect(event).toEqual(before)
  })
  it("has no shipping address where the wallet gave none, and the payer's phone where the bill has none", () => {
    const order = createOrderPayload({
      event: { expressPaymentType: "apple_pay", payerPhone: "1 2", billingDetails: { name: "Ana" } },
      paymentMethodId: "pm_2",
    })
    expect("shipping_address" in order).toBe(false)
    expect(order).toMatchObject({
      customer_note: "",
      billing_address: { first_name: "Ana", last_name: "-", ...empty, email: "", phone: "12" },
      extensions: {},
    })
    expect(order.payment_data.map(({ value }) => value)).toEqual(["card", "apple_pay", "", "pm_2", "apple_pay"])
  })
  it("is created from missing data, too", () => {
    expect(createOrderPayload(null)).toMatchObject({
      billing_address: { first_name: "", last_name: "-" },
      extensions: {},
    })
    expect(createOrderPayload({ event: null, paymentMethodId: "" }).payment_data).toHaveLength(5)
  })
})

describe("the payment of an order", () => {
  const billing = { first_name: "Wallet", email: "wallet@example.test" }
  const shipping = { first_name: "Wallet", city: "Lugo" }
  const payload = {
    customer_note: "",
    billing_address: billing,
    shipping_address: shipping,
    payment_method: "woocommerce_payments",
    extensions: {},
  }
  const fields = { customer_note: "", payment_method: "woocommerce_payments", extensions: {} }
  const own = { first_name: "Order", city: "Vigo" }
  test.each([
    [
      { key: "k", billingEmail: "order@example.test", billingAddress: own, shippingAddress: own },
      { billing_email: "order@example.test", billing_address: own, shipping_address: own },
    ],
    [
      { key: "k", billingEmail: "", billingAddress: null, shippingAddress: {} },
      { billing_email: "wallet@example.test", billing_address: billing, shipping_address: shipping },
    ],
    [
      { key: "k", billingEmail: "", billingAddress: { first_name: "", city: "" } },
      { billing_email: "wallet@example.test", billing_address: billing, shipping_address: shipping },
    ],
  ])("%j", (order, expected) => {
    const whole = { ...fields, key: "k", ...expected }
    expect(JSON.stringify(createOrderPayPayload(payload, order))).toBe(JSON.stringify(whole))
  })
  it("leaves out an address that is in neither source", () => {
    expect(createOrderPayPayload(fields, { key: "k", billingEmail: "a@b.test" })).toEqual({
      ...fields,
      key: "k",
      billing_email: "a@b.test",
    })
    expect(createOrderPayPayload(null, null)).toEqual({ key: "", billing_email: "" })
  })
})

const namespace = "woocommerce/order-attribution"
test.each([
  [[], {}],
  [null, {}],
  [[{ name: "wc_order_attribution_utm_source", value: "google" }], { [namespace]: { utm_source: "google" } }],
  [[{ name: "wc_order_attribution_utm_source", value: "" }], { [namespace]: {} }],
  [[{ name: "wc_order_attribution_", value: "x" }], { [namespace]: {} }],
  [[{ name: "", value: "x" }], { [namespace]: {} }],
  [[{ name: "other", value: 3 }], { [namespace]: { other: "3" } }],
  [[{ name: "wc_order_attribution_a", value: null }, null], { [namespace]: {} }],
])("the inputs %j become %j", (inputs, expected) => {
  expect(Reflect.apply(createExtensions, undefined, [inputs])).toEqual(expected)
})

describe("the body of an add", () => {
  const size = { name: "attribute_pa_size", label: "Size", value: "16" }
  test.each([
    [{ productId: "12" }, { id: 12, quantity: 1, variation: [] }],
    [
      { productId: "12", variationProductId: "34" },
      { id: 34, quantity: 1, variation: [] },
    ],
    [
      { productId: "12", variationProductId: "34", bookingProductId: "56" },
      { id: 56, quantity: 1, variation: [] },
    ],
    [
      { productId: "12", variationProductId: "", bookingProductId: null },
      { id: 12, quantity: 1, variation: [] },
    ],
    [
      { productId: 12, quantity: "3" },
      { id: 12, quantity: 3, variation: [] },
    ],
    [
      { productId: 12, quantity: 2.7 },
      { id: 12, quantity: 2.7, variation: [] },
    ],
    [
      { productId: 12, quantity: 0 },
      { id: 12, quantity: 1, variation: [] },
    ],
    [
      { productId: 12, quantity: "-4" },
      { id: 12, quantity: 1, variation: [] },
    ],
    [
      { productId: 12, quantity: "0.5" },
      { id: 12, quantity: 0.5, variation: [] },
    ],
    [
      { productId: 12, quantity: "many" },
      { id: 12, quantity: 1, variation: [] },
    ],
    [
      { productId: 12, attributes: [size, { name: "attribute_color", label: "", value: "" }] },
      {
        ...{ id: 12, quantity: 1 },
        variation: [
          { attribute: "Size", value: "16" },
          { attribute: "attribute_pa_size", value: "16" },
          { attribute: "attribute_color", value: "" },
        ],
      },
    ],
    [
      { productId: 12, depositOption: "yes", depositPlan: "3" },
      { id: 12, quantity: 1, variation: [], wc_deposit_option: "yes", wc_deposit_payment_plan: "3" },
    ],
    [
      { productId: 12, depositOption: "", depositPlan: null },
      { id: 12, quantity: 1, variation: [], wc_deposit_option: "" },
    ],
  ])("%j", (input, expected) => {
    expect(JSON.stringify(createAddItemBody(input))).toBe(JSON.stringify(expected))
  })
  test.each([null, {}, { productId: "" }, { productId: "0" }, { productId: -1 }, { productId: "x" }])(
    "%j has no product",
    (input) => {
      expect(() => createAddItemBody(input)).toThrow("product id is missing")
    },
  )
})

const unavailable = "Sorry, this product is unavailable. Please choose a different combination."
const unchosen = "Please select your product options before proceeding."
test.each([
  [["single_add_to_cart_button"], "", null],
  [["wc-variation-is-unavailable"], "", null],
  [["disabled"], "", unchosen],
  [["disabled", "wc-variation-selection-needed"], "Host's text", unchosen],
  [["disabled", "wc-variation-is-unavailable"], undefined, unavailable],
  [["disabled", "wc-variation-is-unavailable"], "", unavailable],
  [["disabled", "wc-variation-is-unavailable"], "Host's text", "Host's text"],
  ["button disabled  wc-variation-is-unavailable", null, unavailable],
  ["not-disabled", null, null],
  ["", null, null],
  [null, null, null],
])("the classes %j alert %j as %j", (classes, text, expected) => {
  expect(readAddToCartBlock(classes, text)).toBe(expected)
})

test("an address in Hong Kong keeps the name of its region, which Apple Pay has as the postcode", () => {
  const address = { city: "Wan Chai", postal_code: "Hong Kong Island", country: "HK" }
  expect(createShippingAddress("Ana", address).postcode).toBe("Hong Kong Island")
  const event = { billingDetails: { address }, shippingAddress: { name: "Ana", address } }
  const { billing_address: billing, shipping_address: shipping } = createOrderPayload({
    event,
    paymentMethodId: "pm_1",
  })
  expect([billing.postcode, shipping?.postcode]).toEqual(["Hong Kong Island", "Hong Kong Island"])
  const british = { ...address, postal_code: "SW1A 1AA", country: "GB" }
  expect(createShippingAddress("Ana", british).postcode).toBe("SW1A1AA")
})
