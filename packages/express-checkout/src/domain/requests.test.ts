import { describe, expect, it, test } from "vitest"
import {
  createLegacyRequest,
  createSeparateSession,
  createStoreRequest,
  matchSelectOption,
  readOrderOutcome,
  reduceCartSession,
  reduceRefresh,
  selectNextRemoval,
  selectRefillFields,
  type RefreshAction,
} from "./index.ts"

describe("the session of a cart", () => {
  it("opens with an empty token", () => {
    expect(createSeparateSession()).toEqual({ session: "" })
  })
  test.each([
    [{ session: "" }, { nonce: "n1", session: "s1" }, { nonce: "n1", session: "s1" }],
    [{ nonce: "n1", session: "s1" }, { nonce: "n2" }, { nonce: "n2", session: "s1" }],
    [{ nonce: "n1", session: "s1" }, { session: "s2" }, { nonce: "n1", session: "s2" }],
    [
      { nonce: "n1", session: "s1" },
      { nonce: null, session: null },
      { nonce: "n1", session: "s1" },
    ],
    [
      { nonce: "n1", session: "s1" },
      { nonce: "", session: "" },
      { nonce: "n1", session: "s1" },
    ],
    [
      { nonce: "n1", session: "s1" },
      { nonce: "null", session: "null" },
      { nonce: "n1", session: "s1" },
    ],
    [{ session: "" }, {}, { session: "" }],
    [{ nonce: "n1" }, { nonce: "n2" }, { nonce: "n2" }],
    [{}, {}, {}],
    [null, { nonce: "n1" }, { nonce: "n1" }],
    [null, null, {}],
  ])("%j after %j is %j", (state, headers, expected) => {
    const before = structuredClone(state)
    expect(reduceCartSession(state, headers)).toEqual(expected)
    expect(state).toEqual(before)
  })
})

test.each([
  [{ items: [{ key: "a" }, { key: "b" }] }, [], "a"],
  [{ items: [{ key: "a" }, { key: "b" }] }, ["a"], "b"],
  [{ items: [{ key: "a" }, { key: "b" }] }, ["a", "b"], null],
  [{ items: [{}, null, { key: "b" }] }, [], "b"],
  [{ items: [{ key: "a" }] }, null, "a"],
  [{ items: [] }, [], null],
  [null, [], null],
])("of %j after %j, %j is taken out", (cart, attempted, expected) => {
  expect(selectNextRemoval(cart, attempted)).toBe(expected)
})

describe("a call of the Store API", () => {
  const config = {
    button_context: "product",
    checkout: { currency_code: "eur" },
    nonce: { store_api_nonce: "page", tokenized_cart_nonce: "tokenized", tokenized_cart_session_nonce: "sessions" },
  }
  const nonces = {
    Nonce: "own",
    "X-WooPayments-Tokenized-Cart-Nonce": "tokenized",
    "X-WooPayments-Tokenized-Cart-Session-Nonce": "sessions",
    "X-WooPayments-Tokenized-Cart-Session": "s1",
  }
  const session = { nonce: "own", session: "s1" }
  const marked = { ...nonces, "X-WooPayments-Tokenized-Cart": "true" }
  const root = "/wc/store/v1"
  const order = { orderId: 189, key: "wc_order_a&b", billingEmail: "ana+1@example.test" }
  const query = "key=wc_order_a%26b&billing_email=ana%2B1%40example.test&currency=EUR"
  test.each([
    ["get-cart", null, { method: "GET", path: `${root}/cart?currency=EUR`, headers: nonces }],
    ["get-cart", { key: "a" }, { method: "GET", path: `${root}/cart?currency=EUR`, headers: nonces }],
    [
      "add-item",
      { id: 1 },
      { method: "POST", path: `${root}/cart/add-item?currency=EUR`, headers: nonces, data: { id: 1 } },
    ],
    [
      "remove-item",
      { key: "a" },
      { method: "POST", path: `${root}/cart/remove-item?currency=EUR`, headers: nonces, data: { key: "a" } },
    ],
    [
      "update-customer",
      { shipping_address: {} },
      {
        method: "POST",
        path: `${root}/cart/update-customer?currency=EUR`,
        headers: marked,
        data: { shipping_address: {} },
      },
    ],
    [
      "select-shipping-rate",
      { package_id: 0, rate_id: "a" },
      {
        method: "POST",
        path: `${root}/cart/select-shipping-rate?currency=EUR`,
        headers: nonces,
        data: { package_id: 0, rate_id: "a" },
      },
    ],
    ["checkout", { a: 1 }, { method: "POST", path: `${root}/checkout?currency=EUR`, headers: marked, data: { a: 1 } }],
    ["get-order", order, { method: "GET", path: `${root}/order/189?${query}`, headers: nonces }],
    [
      "pay-order",
      { orderId: "189", data: { key: "k" } },
      { method: "POST", path: `${root}/checkout/189?currency=EUR`, headers: nonces, data: { key: "k" } },
    ],
    [
      "pay-order",
      { orderId: "1/2" },
      { method: "POST", path: `${root}/checkout/1%2F2?currency=EUR`, headers: nonces, data: {} },
    ],
  ] as const)("%s with %j", (kind, body, expected) => {
    expect(createStoreRequest(kind, body, config, session)).toEqual(expected)
  })

  const headersOf = (settings: unknown, state: Parameters<typeof createStoreRequest>[3]) =>
    createStoreRequest("get-cart", null, settings, state).headers
  test.each([
    // The page's nonce where the cart has none yet; an empty token opens a cart.
    [config, { session: "" }, { ...nonces, Nonce: "page", "X-WooPayments-Tokenized-Cart-Session": "" }],
    [
      { ...config, button_context: "cart" },
      { nonce: "own" },
      { Nonce: "own", "X-WooPayments-Tokenized-Cart-Nonce": "tokenized" },
    ],
    [
      { ...config, button_context: "pay_for_order" },
      null,
      { Nonce: "page", "X-WooPayments-Tokenized-Cart-Nonce": "tokenized" },
    ],
    [{ nonce: { store_api_nonce: "", tokenized_cart_nonce: "" } }, { nonce: "" }, {}],
    [null, null, {}],
  ])("%j with %j sends %j", (settings, state, expected) => {
    expect(headersOf(settings, state)).toEqual(expected)
  })

  it("has no empty currency", () => {
    expect(createStoreRequest("get-cart", null, null, null)).toEqual({
      method: "GET",
      path: `${root}/cart`,
      headers: {},
    })
  })
  test.each(["", "cart", "toString", null])("of the kind %j there is none", (kind) => {
    expect(() => {
      Reflect.apply(createStoreRequest, undefined, [kind, {}, config, session])
    }).toThrow("unknown request kind")
  })
})

describe("a call of an older host", () => {
  const nonce = {
    add_to_cart: "n-add",
    update_shipping: "n-update",
    get_cart_details: "n-details",
    get_selected_product_data: "n-product",
    shipping: "n-shipping",
    checkout: "n-checkout",
    pay_for_order: "n-pay",
  }
  const config = { wc_ajax_url: "/en/?wc-ajax=%%endpoint%%", nonce }
  test.each([
    ["add_to_cart", "security", "n-add"],
    ["ece_update_shipping_method", "security", "n-update"],
    ["ece_get_cart_details", "security", "n-details"],
    ["ece_get_selected_product_data", "security", "n-product"],
    ["ece_get_shipping_options", "security", "n-shipping"],
    ["ece_create_order", "_wpnonce", "n-checkout"],
    ["ece_pay_for_order", "_wpnonce", "n-pay"],
  ] as const)("%s carries %s", (name, field, value) => {
    expect(createLegacyRequest(name, null, config)).toEqual({
      method: "POST",
      url: `/en/?wc-ajax=wcpay_${name}`,
      body: [[field, value]],
    })
  })
  test.each([
    [{ shipping_method: ["flat_rate:1"] }, [["shipping_method[]", "flat_rate:1"]]],
    [{ attributes: { attribute_pa_size: "16 oz & more" } }, [["attributes[attribute_pa_size]", "16 oz & more"]]],
    [
      { product_id: 12, qty: "2" },
      [
        ["product_id", "12"],
        ["qty", "2"],
      ],
    ],
    [
      { is_product_page: true, other: false },
      [
        ["is_product_page", "true"],
        ["other", "false"],
      ],
    ],
    [{ note: null }, [["note", ""]]],
    [{ note: undefined }, []],
    [{ attributes: {}, shipping_method: [] }, []],
    [
      { attributes: { attribute_a: undefined, attribute_b: "b" }, shipping_method: [undefined, "x"] },
      [
        ["attributes[attribute_b]", "b"],
        ["shipping_method[]", "x"],
      ],
    ],
    ["text", []],
  ])("%j is written as %j", (fields, expected) => {
    expect(createLegacyRequest("ece_create_order", fields, config).body).toEqual([
      ["_wpnonce", "n-checkout"],
      ...expected,
    ])
  })
  it("is created without a nonce and an address, too", () => {
    expect(createLegacyRequest("add_to_cart", {}, null)).toEqual({
      method: "POST",
      url: "/?wc-ajax=wcpay_add_to_cart",
      body: [["security", ""]],
    })
  })
  test.each(["", "wcpay_add_to_cart", "init_woopay", "toString", null])("%j is no endpoint", (name) => {
    expect(() => {
      Reflect.apply(createLegacyRequest, undefined, [name, {}, config])
    }).toThrow("unknown endpoint")
  })
})

describe("refreshes", () => {
  const start: RefreshAction = { type: "start" }
  const answer = (id: number): RefreshAction => ({ type: "answer", id })
  test.each([
    [null, start, { state: { latest: 1, applied: 0 }, id: 1, apply: false }],
    [{ latest: 2, applied: 1 }, start, { state: { latest: 3, applied: 1 }, id: 3, apply: false }],
    [{ latest: 2, applied: 0 }, answer(2), { state: { latest: 2, applied: 2 }, id: 2, apply: true }],
    [{ latest: 2, applied: 0 }, answer(1), { state: { latest: 2, applied: 0 }, id: 1, apply: false }],
    [{ latest: 2, applied: 2 }, answer(2), { state: { latest: 2, applied: 2 }, id: 2, apply: false }],
    [{ latest: 2, applied: 0 }, answer(3), { state: { latest: 2, applied: 0 }, id: 3, apply: false }],
    [null, answer(0), { state: { latest: 0, applied: 0 }, id: 0, apply: false }],
    [null, null, { state: { latest: 0, applied: 0 }, id: 0, apply: false }],
  ])("%j with %j", (state, action, expected) => {
    const before = structuredClone(state)
    expect(reduceRefresh(state, action)).toEqual(expected)
    expect(state).toEqual(before)
  })
})

describe("what follows an order", () => {
  const generic =
    "There was a problem processing the payment. Please check your email inbox and refresh the page to try again."
  const failed = "There was a problem processing the order."
  const paid = (redirect_url: unknown, redirect?: string) => ({
    payment_result: {
      payment_status: "success",
      redirect_url,
      ...(redirect !== undefined && { payment_details: [{ key: "redirect", value: redirect }] }),
    },
  })
  const refused = (value: unknown) => ({
    payment_result: { payment_status: "failure", payment_details: [{ key: "errorMessage", value }] },
  })
  test.each([
    [paid("https://shop.test/order-received/189/"), "redirect", "https://shop.test/order-received/189/"],
    [paid(" /order-received/189/?key=a "), "redirect", "/order-received/189/?key=a"],
    [{ ...paid("/a"), message: "ignored" }, "redirect", "/a"],
    [paid("#wcpay-confirm-pi:189:pi_1_secret_2:abc"), "confirm", "#wcpay-confirm-pi:189:pi_1_secret_2:abc"],
    [
      paid("/order-pay/189/#wcpay-confirm-si:189:seti_1_secret_2:abc"),
      "confirm",
      "/order-pay/189/#wcpay-confirm-si:189:seti_1_secret_2:abc",
    ],
    [paid("/a#wcpay-confirm-xx:189:s:n"), "redirect", "/a#wcpay-confirm-xx:189:s:n"],
    [paid("", "#wcpay-confirm-pi:189:pi_1_secret_2:abc"), "confirm", "#wcpay-confirm-pi:189:pi_1_secret_2:abc"],
    [paid("/a", "#wcpay-confirm-pi:189:pi_1_secret_2:abc"), "confirm", "#wcpay-confirm-pi:189:pi_1_secret_2:abc"],
    [paid("/a", "/b"), "redirect", "/a"],
    [paid("", "/b"), "redirect", "/b"],
  ])("%j: %s to %s", (response, kind, url) => {
    expect(readOrderOutcome(response)).toEqual({ kind, url })
  })
  test.each([
    [paid(""), generic],
    [paid(null), generic],
    [paid("javascript:alert(1)"), generic],
    [paid("/a\nb"), generic],
    [paid("", "javascript:alert(1)"), generic],
    [{ message: "<p>Out of <b>stock</b> &amp; gone</p>" }, "Out of stock & gone"],
    [{ ...refused("Declined"), message: "First" }, "First"],
    [{ ...refused("<b>Declined</b>"), message: "<br>" }, "Declined"],
    [
      { code: "rest_invalid_param", message: "Invalid parameter(s): a", data: { params: { a: "Bad <b>phone</b>." } } },
      "Bad phone.",
    ],
    [refused("Declined"), "Declined"],
    [refused(" "), failed],
    [refused(null), failed],
    [{ payment_result: { payment_status: "Success", redirect_url: "/a" } }, failed],
    [{ payment_result: { payment_status: "pending", payment_details: {} } }, failed],
    [{}, failed],
    [null, failed],
    ["<html>", failed],
  ])("%j is the text %s", (response, message) => {
    expect(readOrderOutcome(response)).toEqual({ kind: "error", message })
  })
})

describe("the host's form after a cancelled sheet", () => {
  const addr = { country: "ES", state: "M", city: "Madrid", postal_code: "28013", line1: "Calle Mayor 1" }
  const fields = (prefix: string) => [
    { name: `${prefix}country`, value: "ES" },
    { name: `${prefix}state`, value: "M" },
    { name: `${prefix}city`, value: "Madrid" },
    { name: `${prefix}postcode`, value: "28013" },
  ]
  const calculator = { form: "form.woocommerce-shipping-calculator", submit: '[name="calc_shipping"]' }
  test.each([
    ["cart", addr, { ...calculator, fields: fields("calc_shipping_") }],
    ["checkout", addr, { form: "form.woocommerce-checkout", submit: null, fields: fields("billing_") }],
    [
      "cart",
      { city: "Lugo", state: "", country: null },
      { ...calculator, fields: [{ name: "calc_shipping_city", value: "Lugo" }] },
    ],
    ["cart", { ...addr, country: "GB" }, null],
    ["checkout", { ...addr, country: "ca" }, null],
    ["product", addr, null],
    ["pay_for_order", addr, null],
    ["toString", addr, null],
    ["cart", {}, null],
    ["cart", null, null],
    [null, addr, null],
  ])("%s with %j", (context, given, expected) => {
    expect(selectRefillFields(context, given)).toEqual(expected)
  })

  const options = [
    { value: "", text: "Choose" },
    { value: "CT", text: " ES " },
    { value: "B", text: "Barcelona" },
    { value: "ES", text: "Spain" },
  ]
  test.each([
    ["B", "B"],
    ["barcelona", "B"],
    [" BARCELONA ", "B"],
    // A value comes before another option's text.
    ["ES", "ES"],
    ["es", "CT"],
    ["b", null],
    ["Lugo", null],
    ["", null],
    [null, null],
  ])("%j is the option %j", (value, expected) => {
    expect(matchSelectOption(options, value)).toBe(expected)
  })
  it("has no options", () => {
    expect(matchSelectOption(null, "B")).toBeNull()
  })
})
