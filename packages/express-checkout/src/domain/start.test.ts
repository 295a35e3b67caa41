import { describe, expect, test } from "vitest"
import { readButtonContext, readPayForOrderConfig, selectStartPlan, selectVisibility } from "./index.ts"

test.each([
  ["product", "product"],
  ["cart", "cart"],
  ["checkout", "checkout"],
  ["pay_for_order", "pay_for_order"],
  ["", null],
  ["Cart", null],
  ["toString", null],
  [1, null],
  [["cart"], null],
] as const)("button_context %j is %j", (context, expected) => {
  expect(readButtonContext({ button_context: context })).toBe(expected)
})

const config = (members: object) => ({ button_context: "cart", stripe: { publishableKey: "pk_1" }, ...members })
const product = { product_type: "simple", needs_shipping: true, total: { amount: 4500 }, displayItems: [] }

describe("start plan", () => {
  test.each([
    [null, "no_config"],
    [undefined, "no_config"],
    [[], "no_config"],
    ["", "no_config"],
    [{}, "no_key"],
    [config({ has_block: true }), "block_page"],
    [config({ has_block: "1" }), "block_page"],
    // The block comes before the key, and the key before the context.
    [{ has_block: true }, "block_page"],
    [config({ stripe: {}, button_context: "" }), "no_key"],
    [config({ stripe: null }), "no_key"],
    [config({ stripe: { publishableKey: "" } }), "no_key"],
    [config({ stripe: { publishableKey: 7 } }), "no_key"],
    [config({ button_context: "other" }), "no_context"],
    [config({ button_context: undefined }), "no_context"],
    [config({ enabled_methods: [] }), "wallets_off"],
    [config({ enabled_methods: ["amazon_pay"] }), "wallets_off"],
    [config({ enabled_methods: ["amazon_pay"], button_context: "pay_for_order" }), "wallets_off"],
  ])("%j doesn't start: %s", (settings, reason) => {
    expect(selectStartPlan(settings)).toEqual({ start: false, reason })
  })

  test.each([
    [{}, "cart"],
    [{ has_block: false }, "cart"],
    [{ has_block: "" }, "cart"],
    [{ button_context: "checkout" }, "wait_for_checkout"],
    [{ button_context: "pay_for_order" }, "order"],
    [{ button_context: "pay_for_order", has_block: "1" }, "order"],
    [{ button_context: "product", product }, "server_product"],
    [{ button_context: "product", product: { ...product, total: { amount: "4500" } } }, "server_product"],
    [{ button_context: "product", product: { ...product, total: { amount: 0 } } }, "server_product"],
    [{ button_context: "product", product: { ...product, product_type: "bundle" } }, "temporary_cart"],
    [{ button_context: "product", product: { ...product, product_type: "subscription" } }, "temporary_cart"],
    [{ button_context: "product", product: { ...product, product_type: "variable-subscription" } }, "temporary_cart"],
    [{ button_context: "product", product: { ...product, total: {} } }, "temporary_cart"],
    [{ button_context: "product", product: { ...product, total: { amount: "none" } } }, "temporary_cart"],
    [{ button_context: "product", product: false }, "temporary_cart"],
    [{ button_context: "product", product: "" }, "temporary_cart"],
    [{ button_context: "product" }, "temporary_cart"],
    [{ button_context: "cart", product }, "cart"],
    [{ enabled_methods: ["payment_request", "amazon_pay"] }, "cart"],
    [{ enabled_methods: "" }, "cart"],
  ])("%j starts from %s", (members, source) => {
    expect(selectStartPlan(config(members))).toEqual({ start: true, source })
  })
})

test.each([
  [
    { order_id: 189, key: "wc_order_a", billing_email: "ana@example.test" },
    { orderId: 189, key: "wc_order_a", billingEmail: "ana@example.test" },
  ],
  [{ order_id: "189" }, { orderId: 189, key: "", billingEmail: "" }],
  [
    { order_id: 189, key: 7, billing_email: null },
    { orderId: 189, key: "7", billingEmail: "" },
  ],
  [{ order_id: 0 }, null],
  [{ order_id: -3 }, null],
  [{ order_id: "189abc" }, null],
  [{ order_id: "" }, null],
  [{ order_id: 1e300 }, null],
  [{ order_id: "9".repeat(30) }, null],
  [{ key: "wc_order_a" }, null],
  [null, null],
])("the order of %j is %j", (paymentConfig, expected) => {
  expect(readPayForOrderConfig(paymentConfig)).toEqual(expected)
})

const both = { container: true, separator: true }
const none = { container: false, separator: false }
const line = { container: false, separator: true }
test.each([
  [{ total: 0 }, none],
  [{ total: -1, ready: true, availablePaymentMethods: { applePay: true }, hasPlatformWallet: true }, none],
  [{ total: Number.NaN }, none],
  [{ total: 1 }, { container: true, separator: false }],
  [{ total: 1, hasPlatformWallet: true }, both],
  [
    { total: 1, ready: false, availablePaymentMethods: { applePay: true } },
    { container: true, separator: false },
  ],
  [{ total: 1, ready: true, availablePaymentMethods: { applePay: false, googlePay: true } }, both],
  [{ total: 1, ready: true, availablePaymentMethods: { applePay: false } }, none],
  [{ total: 1, ready: true, availablePaymentMethods: {} }, none],
  [{ total: 1, ready: true }, none],
  [{ total: 1, ready: true, availablePaymentMethods: null, hasPlatformWallet: true }, line],
  [{ total: 1, loadError: true }, none],
  [{ total: 1, loadError: new Error("blocked"), hasPlatformWallet: true }, line],
  [{ total: 1, loadError: true, ready: true, availablePaymentMethods: { applePay: true } }, none],
  [null, none],
])("%j shows %j", (input, expected) => {
  expect(selectVisibility(input)).toEqual(expected)
})
