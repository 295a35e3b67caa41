import { describe, expect, it } from "vitest"
import { createBasketBody, createCouponFields, createShippingFields } from "./basketRequests.ts"

const fields = [
  ["cart[a][qty]", "2"],
  ["coupon_code", "Ring 10"],
  ["woocommerce-cart-nonce", "n"],
] as const
const sent = "cart%5Ba%5D%5Bqty%5D=2&coupon_code=Ring+10&woocommerce-cart-nonce=n"

describe("the body of a request", () => {
  it.each([
    ["update", `${sent}&update_cart=Update+Cart`],
    ["shipping", `${sent}&calc_shipping=x`],
    ["refresh", sent],
  ] as const)("%s", (kind, body) => {
    expect(createBasketBody(fields, kind)).toBe(body)
  })

  it.each([
    ["update", "update_cart", "Actualizar"],
    ["shipping", "calc_shipping", "1"],
    ["refresh", "apply_coupon", "Aplicar"],
  ] as const)("%s keeps the button %s that is among the fields", (kind, name, value) => {
    expect(createBasketBody([...fields, [name, value]], kind)).toBe(`${sent}&${name}=${value}`)
  })

  it("of an empty form is the button alone, or nothing", () => {
    expect(createBasketBody([], "update")).toBe("update_cart=Update+Cart")
    expect(createBasketBody([], "refresh")).toBe("")
  })

  it("writes text as browsers do", () => {
    expect(createBasketBody([["note", "a\nñ&=+\uD800"]], "refresh")).toBe("note=a%0D%0A%C3%B1%26%3D%2B%EF%BF%BD")
  })
})

it("coupon fields hold the nonce and the code as typed", () => {
  expect(createCouponFields("n", " Ring 10 ")).toEqual({ security: "n", coupon_code: " Ring 10 " })
  expect(createCouponFields("", "")).toEqual({ security: "", coupon_code: "" })
})

it.each([
  [[], {}],
  [[{ index: 0, value: "flat_rate:1" }], { 0: "flat_rate:1" }],
  [
    [
      { index: "0", value: "a" },
      { index: "1", value: "b" },
    ],
    { 0: "a", 1: "b" },
  ],
  [
    [
      { index: "0", value: "a" },
      { index: 0, value: "b" },
    ],
    { 0: "b" },
  ],
])("shipping fields of %j", (rates, expected) => {
  expect(createShippingFields("n", rates)).toEqual({ security: "n", shipping_method: expected })
})

it("a rate with a hostile index reaches no prototype", () => {
  const { shipping_method: chosen } = createShippingFields("n", [{ index: "__proto__", value: "x" }])
  expect(Object.getPrototypeOf(chosen)).toBe(Object.prototype)
  expect(Object.keys(chosen)).toEqual(["__proto__"])
})
