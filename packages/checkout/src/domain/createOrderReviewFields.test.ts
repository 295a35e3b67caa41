import { expect, test } from "vitest"
import { createOrderReviewFields } from "./createOrderReviewFields.ts"

const billing = { country: "ES", state: "M", postcode: "28013", city: "Madrid", address_1: "Gran Vía 1", address_2: "" }
const shipping = { country: "PT", state: "", postcode: "1000-001", city: "Lisboa", address_1: "Rua 2", address_2: null }
const state = {
  nonce: "n",
  paymentMethod: "cod",
  billing,
  shipping,
  shipDifferent: false,
  hasFullAddress: true,
  postData: "a=1",
  shippingMethods: { 0: "flat_rate:1", 1: null },
}

test("are in the platform's order, the billing address twice", () => {
  expect(createOrderReviewFields(state)).toEqual([
    ["security", "n"],
    ["payment_method", "cod"],
    ["country", "ES"],
    ["state", "M"],
    ["postcode", "28013"],
    ["city", "Madrid"],
    ["address", "Gran Vía 1"],
    ["address_2", ""],
    ["s_country", "ES"],
    ["s_state", "M"],
    ["s_postcode", "28013"],
    ["s_city", "Madrid"],
    ["s_address", "Gran Vía 1"],
    ["s_address_2", ""],
    ["has_full_address", "true"],
    ["post_data", "a=1"],
    ["shipping_method[0]", "flat_rate:1"],
  ])
})

test("have the other address where there is one, without members that are missing", () => {
  const fields = new Map(createOrderReviewFields({ ...state, shipDifferent: true, hasFullAddress: false }))
  expect([fields.get("s_country"), fields.get("s_address"), fields.has("s_address_2")]).toEqual(["PT", "Rua 2", false])
  expect(fields.get("has_full_address")).toBe("false")
})

test("leave the rates out where the update has nothing to do with them", () => {
  const names = createOrderReviewFields({ ...state, updateShippingMethod: false }).map(([name]) => name)
  expect(names.at(-1)).toBe("post_data")
})

test("are read from missing arguments, too", () => {
  expect(createOrderReviewFields({})).toEqual([])
  expect(createOrderReviewFields(null)).toEqual([])
  expect(createOrderReviewFields({ billing: null, shippingMethods: null, nonce: null })).toEqual([])
  const absent = { nonce: "a", hasFullAddress: null as unknown as boolean, shippingMethods: "ab" as unknown as null }
  expect(createOrderReviewFields(absent)).toEqual([["security", "a"]])
})
