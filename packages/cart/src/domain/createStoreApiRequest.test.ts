import { describe, expect, it } from "vitest"
import { createStoreApiRequest, type StoreApiOperation } from "./createStoreApiRequest.ts"
import type { StoreApiArgs } from "./storeOperation.ts"

const context = { baseUrl: "/en/wp-json/wc/store", nonce: "n1", currency: "eur" }
const written = { Accept: "application/json", "Content-Type": "application/json", Nonce: "n1" }

function create(operation: StoreApiOperation, args: StoreApiArgs = null) {
  const { body, ...request } = createStoreApiRequest(operation, args, context)
  return { ...request, body: body === null ? null : (JSON.parse(body) as unknown) }
}

describe("createStoreApiRequest", () => {
  it("reads the cart without a body", () => {
    expect(create("getCart")).toEqual({
      method: "GET",
      url: "/en/wp-json/wc/store/v1/cart?currency=EUR",
      headers: { Accept: "application/json", Nonce: "n1" },
      body: null,
    })
  })

  const red = [{ attribute: "Color", value: "Rojo" }]
  it.each<[StoreApiOperation, StoreApiArgs, string, unknown]>([
    ["addItem", { id: 12 }, "add-item", { id: 12, quantity: 1, variation: [] }],
    ["addItem", { id: 12, quantity: 3, variation: red }, "add-item", { id: 12, quantity: 3, variation: red }],
    ["addItem", { id: "12", quantity: "2" }, "add-item", { id: 12, quantity: 2, variation: [] }],
    ["addItem", { id: 12, quantity: 0.5 }, "add-item", { id: 12, quantity: 0.5, variation: [] }],
    ["addItem", { id: 12, price: 0 }, "add-item", { id: 12, quantity: 1, variation: [] }],
    ["updateItem", { key: "ab12", quantity: 2 }, "update-item", { key: "ab12", quantity: 2 }],
    ["updateItem", { key: "ab12", quantity: 0 }, "update-item", { key: "ab12", quantity: 0 }],
    ["removeItem", { key: "ab12", quantity: 2 }, "remove-item", { key: "ab12" }],
  ])("%s %j", (operation, args, path, body) => {
    expect(create(operation, args)).toEqual({
      method: "POST",
      url: `/en/wp-json/wc/store/v1/cart/${path}?currency=EUR`,
      headers: written,
      body,
    })
  })

  const address = { first_name: "Ana", country: "ES" }
  it.each<[StoreApiOperation, StoreApiArgs, string, unknown]>([
    ["updateCustomer", { shippingAddress: address }, "/cart/update-customer", { shipping_address: address }],
    [
      "updateCustomer",
      { billingAddress: address, shippingAddress: address, name: "Ana" },
      "/cart/update-customer",
      { billing_address: address, shipping_address: address },
    ],
    ["selectShippingRate", { rateId: "flat:1" }, "/cart/select-shipping-rate", { package_id: 0, rate_id: "flat:1" }],
    [
      "selectShippingRate",
      { packageId: "recurring", rateId: "flat:1" },
      "/cart/select-shipping-rate",
      { package_id: "recurring", rate_id: "flat:1" },
    ],
    ["applyCoupon", { code: "esquina10" }, "/cart/apply-coupon", { code: "esquina10" }],
    ["removeCoupon", { code: "esquina10" }, "/cart/remove-coupon", { code: "esquina10" }],
    ["checkout", { order: { payment_method: "cod" } }, "/checkout", { payment_method: "cod" }],
  ])("%s %j posts to %s", (operation, args, path, body) => {
    expect(create(operation, args)).toEqual({
      method: "POST",
      url: `/en/wp-json/wc/store/v1${path}?currency=EUR`,
      headers: written,
      body,
    })
  })

  it("puts what has changed into the draft of the order, the currency behind the query", () => {
    expect(create("updateCheckout", { orderNotes: "", paymentMethod: "cod" })).toEqual({
      method: "PUT",
      url: "/en/wp-json/wc/store/v1/checkout?__experimental_calc_totals=true&currency=EUR",
      headers: written,
      body: { order_notes: "", payment_method: "cod" },
    })
  })

  it("sends several at once, each with the nonce", () => {
    const requests = [
      { path: "/v1/cart/add-item", body: { id: 12, quantity: 1 } },
      { path: "/v1/cart/remove-item", body: { key: "ab12" }, method: "DELETE" },
    ]
    expect(create("batch", { requests })).toEqual({
      method: "POST",
      url: "/en/wp-json/wc/store/v1/batch?currency=EUR",
      headers: written,
      body: {
        requests: [
          {
            method: "POST",
            path: "/wc/store/v1/cart/add-item",
            headers: { Nonce: "n1" },
            body: { id: 12, quantity: 1 },
          },
          { method: "POST", path: "/wc/store/v1/cart/remove-item", headers: { Nonce: "n1" }, body: { key: "ab12" } },
        ],
      },
    })
  })

  it("leaves out members that are unknown", () => {
    const unknown = { ...context, nonce: null, currency: null, tokenizedNonce: "" }
    expect(createStoreApiRequest("getCart", null, unknown)).toEqual({
      method: "GET",
      url: "/en/wp-json/wc/store/v1/cart",
      headers: { Accept: "application/json" },
      body: null,
    })
  })

  it("carries the tokenized nonce where it is configured", () => {
    const { headers } = createStoreApiRequest("getCart", null, { ...context, tokenizedNonce: "t1" })
    expect(headers).toEqual({
      Accept: "application/json",
      Nonce: "n1",
      "X-WooPayments-Tokenized-Cart-Nonce": "t1",
    })
  })

  const some = (count: number) => Array.from({ length: count }, () => ({ path: "/v1/cart/add-item", body: {} }))

  it("takes 25 requests in a batch", () => {
    expect(create("batch", { requests: some(25) }).body).toHaveProperty("requests.length", 25)
  })

  it.each<[string, StoreApiOperation, StoreApiArgs]>([
    ["missing id", "addItem", null],
    ["missing id", "addItem", {}],
    ["missing id", "addItem", { id: 0 }],
    ["missing id", "addItem", { id: -1 }],
    ["missing id", "addItem", { id: "twelve" }],
    ["missing id", "addItem", { id: NaN }],
    ["missing id", "addItem", { id: 1.5 }],
    ["bad quantity", "addItem", { id: 12, quantity: 0 }],
    ["bad quantity", "addItem", { id: 12, quantity: -1 }],
    ["bad quantity", "addItem", { id: 12, quantity: NaN }],
    ["bad quantity", "addItem", { id: 12, quantity: Infinity }],
    ["bad quantity", "addItem", { id: 12, quantity: "many" }],
    ["bad quantity", "addItem", { id: 12, quantity: true }],
    ["missing key", "updateItem", { quantity: 1 }],
    ["missing key", "updateItem", { key: " ", quantity: 1 }],
    ["missing key", "updateItem", { key: 7, quantity: 1 }],
    ["missing quantity", "updateItem", { key: "ab12" }],
    ["missing quantity", "updateItem", { key: "ab12", quantity: null }],
    ["missing quantity", "updateItem", { key: "ab12", quantity: "" }],
    ["bad quantity", "updateItem", { key: "ab12", quantity: -1 }],
    ["bad quantity", "updateItem", { key: "ab12", quantity: [2] }],
    ["missing key", "removeItem", null],
    ["missing key", "removeItem", { key: "" }],
    ["missing address", "updateCustomer", {}],
    ["missing address", "updateCustomer", { billingAddress: null }],
    ["missing rateId", "selectShippingRate", { packageId: 1 }],
    ["missing code", "applyCoupon", { code: " " }],
    ["missing code", "removeCoupon", null],
    ["missing change", "updateCheckout", {}],
    ["missing order", "checkout", {}],
    ["missing order", "checkout", { order: "all" }],
    ["missing requests", "batch", {}],
    ["missing requests", "batch", { requests: [] }],
    ["missing requests", "batch", { requests: { 0: {} } }],
    ["missing requests", "batch", { requests: [null] }],
    ["missing requests", "batch", { requests: [{ body: {} }] }],
    ["too many requests", "batch", { requests: some(26) }],
  ])("throws %j for %s with %j", (message, operation, args) => {
    expect(() => create(operation, args)).toThrow(new Error(message))
  })

  it.each(["dropCart", "", "toString", "__proto__"])("refuses the operation %j", (operation) => {
    // @ts-expect-error only untyped code gets here
    expect(() => createStoreApiRequest(operation, null, context)).toThrow(new Error("unknown operation"))
  })
})
