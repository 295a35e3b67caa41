import { describe, expect, it, test } from "vitest"
import {
  checkProviderPayload,
  createBillingDetails,
  createCardElementsOptions,
  createPaymentData,
  createPaymentElementOptions,
  createProviderAmount,
  createProviderOptions,
  createTerms,
  createTrackBody,
  createTracksFields,
  createWalletInitFields,
  listPaymentInputs,
  parseFragmentSettings,
  selectPollStep,
  selectProviderDecimals,
  selectTrackEvent,
} from "./index.ts"

test.each([
  ["EUR", 2],
  ["jpy", 0],
  ["KWD", 3],
  ["HUF", 2],
  ["", 2],
] as const)("the provider counts %s with %i decimals", (code, decimals) => {
  expect(selectProviderDecimals(code)).toBe(decimals)
})

test.each([
  [4998, 2, "EUR", 4998],
  [4998, 0, "EUR", 499_800],
  [4998, 2, "JPY", 50],
  [50, 2, "JPY", 1],
  [49_985, 3, "KWD", 49_990],
  [4998, 2, "KWD", 49_980],
  [-250, 2, "JPY", -3],
  [1.5, 2, "EUR", 0],
  [Number.NaN, 2, "EUR", 0],
  [Number.MAX_SAFE_INTEGER, 0, "EUR", 0],
])("%d with %i decimals of %s is %d", (minor, minorUnit, code, amount) => {
  expect(createProviderAmount(minor, minorUnit, code)).toBe(amount)
})

describe("options of the provider", () => {
  it.each([
    [
      { amount: 4998, currency: "EUR" },
      { mode: "payment", amount: 4998, currency: "eur", paymentMethodTypes: ["card"] },
    ],
    [{ amount: 0, currency: "EUR" }, { mode: "setup" }],
    [
      { amount: null, currency: "EUR", linkEnabled: true },
      { mode: "setup", paymentMethodTypes: ["card", "link"] },
    ],
  ])("%j", (input, expected) => {
    const options = createCardElementsOptions(input)
    expect(options).toMatchObject({ ...expected, paymentMethodCreation: "manual", appearance: {}, fonts: [] })
    expect("amount" in options).toBe("amount" in expected)
  })

  const paymentMethods = { card: { isReusable: true }, sofort: { isReusable: false } }
  it("hides the fields that the checkout has", () => {
    const options = createPaymentElementOptions({
      context: "checkout",
      paymentMethods,
      billingFields: { billing_email: { required: true }, billing_country: { required: true } },
      showTerms: true,
      customer: null,
    })
    expect(Object.keys(options)).toEqual(["terms", "wallets", "fields"])
    expect(options).toMatchObject({
      terms: { card: "always" },
      wallets: { applePay: "never", googlePay: "never", link: "never" },
      fields: { billingDetails: { name: "auto", email: "never", address: { country: "never", city: "auto" } } },
    })
  })
  it("hides all at the block checkout, and none elsewhere", () => {
    const state = { paymentMethods, billingFields: ["billing_email"], showTerms: false, customer: { name: "Ana" } }
    expect(createPaymentElementOptions({ ...state, context: "blocks" })).toMatchObject({
      terms: { card: "never" },
      fields: { billingDetails: { name: "never", phone: "never", address: { line2: "never" } } },
      defaultValues: { billingDetails: { name: "Ana" } },
    })
    expect(createPaymentElementOptions({ ...state, context: "other" })).not.toHaveProperty("fields")
  })

  it("names no terms of Link, which the provider's object lacks", () => {
    const methods = { card: { isReusable: true }, link: { isReusable: true } }
    expect(createTerms(methods, true)).toEqual({ card: "always" })
  })

  it.each([
    ["auto", { card: {}, link: {} }, false],
    ["never", { card: {}, link: {} }, true],
    ["never", { card: {} }, false],
    ["never", { link: {} }, false],
    ["never", { card: {}, link: false }, false],
    ["never", null, false],
  ] as const)("offers Link: %s, with the methods %j, and adding a card: %j", (link, methods, isAddingMethod) => {
    const state = { context: "other", billingFields: null, showTerms: false, customer: null } as const
    const options = createPaymentElementOptions({ ...state, paymentMethods: methods, isAddingMethod })
    expect(options).toMatchObject({ wallets: { link } })
  })

  it.each([
    [{ stripe: { locale: "en-GB", accountId: "acct_1" } }, { locale: "en-GB", stripeAccount: "acct_1" }],
    [{ isStripeLinkEnabled: true }, { locale: "auto" }],
    // As PHP prints it.
    [{ isStripeLinkEnabled: "1" }, { locale: "auto" }],
    [null, { locale: "auto" }],
    [{ stripe: { locale: {}, accountId: 7 } }, { locale: "auto", stripeAccount: "7" }],
  ])("makes %j the object's options", (config, expected) => {
    const betas = [
      "card_country_event_beta_1",
      ...(config && "isStripeLinkEnabled" in config ? ["link_autofill_modal_beta_1"] : []),
    ]
    expect(createProviderOptions(config)).toEqual({ ...expected, betas })
  })
  it.each([
    [0, false, "wait"],
    [600_000, false, "wait"],
    [600_100, false, "fail"],
    [600_100, true, "ready"],
  ] as const)("after %i ms, with the provider there: %s", (elapsedMs, hasProvider, step) => {
    expect(selectPollStep(elapsedMs, hasProvider)).toBe(step)
  })
})

test("billing details are the form's, over the customer's", () => {
  const customer = { name: "Old", email: "old@example.com", address: { city: "Old", line1: "Old 1" } }
  expect(createBillingDetails(null, customer)).toEqual({
    name: "Old",
    email: "old@example.com",
    address: { city: "Old", line1: "Old 1" },
  })
  const form = { billing_first_name: " Ana ", billing_last_name: "", billing_city: "Madrid", billing_address_2: "" }
  expect(createBillingDetails(form, customer)).toEqual({
    name: "Ana",
    email: "old@example.com",
    address: { city: "Madrid", line1: "Old 1", line2: "" },
  })
  expect(createBillingDetails({ billing_postcode: " SW1A 1AA " }, null)).toEqual({
    address: { postal_code: "SW1A 1AA" },
  })
  expect(createBillingDetails(null, null)).toEqual({})
})

describe("the inputs that are sent with an order", () => {
  const names = (inputs: readonly { name: string }[]) => inputs.map(({ name }) => name)
  it("contain a new card", () => {
    const inputs = listPaymentInputs({ paymentMethodId: "pm_1", fraudToken: "t", fingerprint: "f" })
    expect(names(inputs)).toEqual(["wcpay-payment-method", "wcpay-fingerprint", "wcpay-fraud-prevention-token"])
    expect(inputs.map(({ id, value }) => [id, value])).toContainEqual(["wcpay-payment-method", "pm_1"])
  })
  it("contain the provider's error, with empty members", () => {
    const inputs = listPaymentInputs({ error: { code: "c", message: "m" } })
    expect(inputs.map(({ value }) => value)).toEqual([
      "woocommerce_payments_payment_method_error",
      "c",
      "",
      "m",
      "",
      "",
    ])
  })
  it("have the token right after an error, before the fingerprint", () => {
    const inputs = listPaymentInputs({ error: { decline_code: 7 }, fraudToken: "t", fingerprint: "f" })
    expect(inputs.map(({ name, value }) => [name, value]).slice(2)).toEqual([
      ["wcpay-payment-method-error-decline-code", "7"],
      ["wcpay-payment-method-error-message", ""],
      ["wcpay-payment-method-error-type", ""],
      ["wcpay-fraud-prevention-token", "t"],
      ["wcpay-fingerprint", "f"],
    ])
  })
  it("contain numbers as text, and nothing for other values", () => {
    const values = (value: unknown) =>
      listPaymentInputs({ paymentMethodId: value, fraudToken: value, setupIntentId: value } as object).map(
        (input) => input.value,
      )
    expect(values(7)).toEqual(["7", "7", "7"])
    expect([null, {}, [], true, Number.NaN].map(values)).toEqual([[], [], [], [], []])
  })
  it("contain only the setup of a saved card", () => {
    expect(names(listPaymentInputs({ setupIntentId: "seti_1" }))).toEqual(["wcpay-setup-intent"])
    expect(listPaymentInputs({})).toEqual([])
  })
  const gatewayId = "woocommerce_payments"
  const saveKey = "wc-woocommerce_payments-new-payment-method"
  const error = { code: "card_declined", decline_code: "generic_decline", message: "Declined.", type: "card_error" }
  it.each([
    [
      "a new card that is saved",
      { paymentMethodId: "pm_1", fraudToken: "t", shouldSave: true },
      [
        ["payment_method", gatewayId],
        ["wcpay-payment-method", "pm_1"],
        ["wcpay-fraud-prevention-token", "t"],
        [saveKey, true],
      ],
    ],
    [
      "a fingerprint",
      { paymentMethodId: "pm_1", fingerprint: "f" },
      [
        ["payment_method", gatewayId],
        ["wcpay-payment-method", "pm_1"],
        ["wcpay-fraud-prevention-token", ""],
        ["wcpay-fingerprint", "f"],
        [saveKey, false],
      ],
    ],
    [
      "an error",
      { error, fraudToken: "t", fingerprint: "f" },
      [
        ["payment_method", gatewayId],
        ["wcpay-payment-method", "woocommerce_payments_payment_method_error"],
        ["wcpay-payment-method-error-code", "card_declined"],
        ["wcpay-payment-method-error-decline-code", "generic_decline"],
        ["wcpay-payment-method-error-message", "Declined."],
        ["wcpay-payment-method-error-type", "card_error"],
        ["wcpay-fraud-prevention-token", "t"],
        ["wcpay-fingerprint", "f"],
        [saveKey, false],
      ],
    ],
    [
      "a saved card, without a fingerprint",
      { savedToken: "7", fraudToken: "t", fingerprint: "f", shouldSave: true },
      [
        ["token", "7"],
        ["payment_method", gatewayId],
        ["wc-woocommerce_payments-payment-token", "7"],
        ["isSavedToken", true],
        ["wcpay-fraud-prevention-token", "t"],
        [saveKey, false],
      ],
    ],
    [
      "a saved card whose id is a number",
      { savedToken: 7 as unknown as string },
      [
        ["token", "7"],
        ["payment_method", gatewayId],
        ["wc-woocommerce_payments-payment-token", "7"],
        ["isSavedToken", true],
        ["wcpay-fraud-prevention-token", ""],
        [saveKey, false],
      ],
    ],
  ])("are the block checkout's entries, in order, for %s", (_, payment, entries) => {
    expect(createPaymentData({ gatewayId, ...payment })).toEqual(entries.map(([key, value]) => ({ key, value })))
  })
})

test("counts a use with the platform's fields", () => {
  const fields = [
    ["tracksNonce", "n"],
    ["action", "platform_tracks"],
    ["tracksEventName", "e"],
    ["tracksEventProp", "{}"],
  ]
  expect(createTracksFields({ nonce: "n", event: "e", props: {} })).toEqual(fields)
  expect(createTrackBody("n", "e", null)).toEqual(fields)
  expect(Reflect.apply(createTrackBody, undefined, [12, 34, [1]])).toEqual([
    ["tracksNonce", "12"],
    ["action", "platform_tracks"],
    ["tracksEventName", "34"],
    ["tracksEventProp", "{}"],
  ])
  expect(createTrackBody(null, "e", { source: "cart" })).toContainEqual(["tracksEventProp", '{"source":"cart"}'])
  expect(["googlePay", "link", "toString"].map((wallet) => selectTrackEvent("load", wallet))).toEqual([
    "gpay_button_load",
    null,
    null,
  ])
  expect(selectTrackEvent("click", "apple_pay")).toBe("applepay_button_click")
})

test("starts the provider's wallet with what is known", () => {
  expect(createWalletInitFields({ nonce: "n" })).toEqual([["_wpnonce", "n"]])
  expect(
    createWalletInitFields({
      nonce: "n",
      appearance: { rules: { ".Input": { color: "red" } } },
      email: "a@b.c",
      orderId: 7,
    }),
  ).toEqual([
    ["_wpnonce", "n"],
    ["appearance[rules][.Input][color]", "red"],
    ["email", "a@b.c"],
    ["order_id", "7"],
  ])
})

test.each([
  [
    '<p>x</p><script>window.wcpay_upe_config && Object.assign( window.wcpay_upe_config, {"cartTotal":4998,"currency":"EUR","ajaxUrl":"https://evil.test"} );</script>',
    { cartTotal: 4998, currency: "EUR" },
  ],
  ["<script>Object.assign( window.wcpay_upe_config, {broken );</script>", null],
  ["<p>nothing</p>", null],
])("reads the settings at the end of %s", (html, expected) => {
  expect(parseFragmentSettings(html)).toEqual(expected)
})

describe("checkProviderPayload", () => {
  const rate = { id: "a", displayName: "A", amount: 1 }
  const P = "Invalid value for click event resolve callback: "
  it.each([
    [undefined, 0, "Invalid value for elements(): amount should be a positive integer."],
    [undefined, 100, null],
    [7, 100, `${P}payload should be an object.`],
    [
      { shippingAddressRequired: true },
      100,
      "When `shippingAddressRequired` is true, you must specify `shippingRates`",
    ],
    [{ shippingRates: {} }, 100, `${P}shippingRates should be an array.`],
    [{ shippingRates: Array(10).fill(rate) }, 100, `${P}shippingRates should be an array of size less than 10.`],
    [{ shippingRates: [{ id: "a" }] }, 100, `${P}shippingRates entries need id and displayName.`],
    [{ shippingRates: [{ ...rate, amount: -1 }] }, 100, `${P}shippingRates amount should be a non-negative integer.`],
    [{ shippingRates: [rate, rate] }, 100, `${P}shippingRates ids should be unique.`],
    [{ lineItems: 1 }, 100, `${P}lineItems should be an array.`],
    [{ lineItems: [{ name: "x", amount: 1.5 }] }, 100, `${P}lineItems entries need name and an integer amount.`],
    [
      { lineItems: [{ name: "x", amount: 101 }] },
      100,
      "The amount 100 is less than the total amount of the line items provided.",
    ],
    [{ allowedShippingCountries: ["es"] }, 100, `${P}allowedShippingCountries should be an array of two-letter codes.`],
    [{ shippingRates: [rate], lineItems: [{ name: "x", amount: 100 }], allowedShippingCountries: ["ES"] }, 100, null],
  ])("%j of %i", (payload, amount, expected) => {
    expect(checkProviderPayload("click", payload, amount)).toBe(expected)
  })
})
