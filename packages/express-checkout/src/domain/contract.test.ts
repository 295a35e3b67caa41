import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Line = { name: string; amount: number }
type Rate = { id: string; displayName: string; amount: number }

/** Every function that the contract lists under express-checkout (§13); the compiler compares the signatures. */
const listed = {
  readButtonContext: domain.readButtonContext satisfies (
    config: unknown,
  ) => "product" | "cart" | "checkout" | "pay_for_order" | null,
  selectStartPlan: domain.selectStartPlan satisfies (
    config: unknown,
  ) => { start: false; reason: string } | { start: true; source: string },
  readPayForOrderConfig: domain.readPayForOrderConfig satisfies (
    paymentConfig: unknown,
  ) => { orderId: number; key: string; billingEmail: string } | null,
  readOrderTotal: domain.readOrderTotal satisfies (cart: unknown, decimals: number) => number,
  formatNoticeText: domain.formatNoticeText satisfies (html: string) => string,
  formatLoginConfirmation: domain.formatLoginConfirmation satisfies (message: string, type: string) => string,
  formatLineItemLabel: domain.formatLineItemLabel satisfies (item: unknown) => string,
  createLineItems: domain.createLineItems satisfies (cart: unknown, decimals: number) => Line[],
  createServerLineItems: domain.createServerLineItems satisfies (displayItems: unknown, totalAmount?: number) => Line[],
  createShippingRates: domain.createShippingRates satisfies (cart: unknown, decimals: number) => Rate[],
  createPlaceholderRates: domain.createPlaceholderRates satisfies () => Rate[],
  createClickOptions: domain.createClickOptions satisfies (config: unknown, cart: object | null) => object | null,
  selectAddressChangeOutcome: domain.selectAddressChangeOutcome satisfies (
    cart: unknown,
    decimals: number,
  ) => { kind: "reject" } | { kind: "resolve"; amount: number },
  selectRateChangeOutcome: domain.selectRateChangeOutcome satisfies (
    cart: unknown,
    decimals: number,
  ) => { kind: "reject" } | { kind: "resolve"; amount: number },
  formatButtonTheme: domain.formatButtonTheme satisfies (theme: string, walletKey: "applePay" | "googlePay") => string,
  formatButtonType: domain.formatButtonType satisfies (type: string, walletKey: "applePay" | "googlePay") => string,
  readButtonHeight: domain.readButtonHeight satisfies (h: string | number) => number,
  createButtonOptions: domain.createButtonOptions satisfies (button: unknown) => object,
  createWalletAppearance: domain.createWalletAppearance satisfies (
    button: unknown,
    defaultRadius?: number,
    blockAttributes?: object,
  ) => object,
  createWalletElementsOptions: domain.createWalletElementsOptions satisfies (
    config: unknown,
    total: number,
    currency: string,
  ) => object,
  selectVisibility: domain.selectVisibility satisfies (input: {
    total: number
    ready?: boolean
    availablePaymentMethods?: object
    loadError?: boolean
    hasPlatformWallet?: boolean
  }) => { container: boolean; separator: boolean },
  parseName: domain.parseName satisfies (
    name: string,
    lastNameDefault: string,
  ) => { first_name: string; last_name: string },
  normalizePhone: domain.normalizePhone satisfies (phone: string) => string,
  normalizeWalletPostcode: domain.normalizeWalletPostcode satisfies (postcode: string) => string,
  createShippingAddress: domain.createShippingAddress satisfies (name: string, addr: object) => object,
  createOrderPayload: domain.createOrderPayload satisfies (input: {
    event: unknown
    paymentMethodId: string
    fraudPreventionToken?: string
    customerNote?: string
    extensions?: object
  }) => object,
  createOrderPayPayload: domain.createOrderPayPayload satisfies (
    payload: object,
    order: { key: string; billingEmail: string; billingAddress?: object; shippingAddress?: object },
  ) => object,
  createExtensions: domain.createExtensions satisfies (inputs: { name: string; value: string }[]) => object,
  createAddItemBody: domain.createAddItemBody satisfies (input: {
    productId: string
    variationProductId?: string
    bookingProductId?: string
    quantity?: number
    attributes?: { name: string; label: string; value: string }[]
    depositOption?: string
    depositPlan?: string
    fields?: { name: string; value: string }[]
  }) => object,
  readAddToCartBlock: domain.readAddToCartBlock satisfies (
    classes: string[],
    unavailableText?: string,
  ) => string | null,
  selectRefillFields: domain.selectRefillFields satisfies (
    context: string,
    addr: object,
  ) => { form: string; fields: unknown; submit: string | null } | null,
  matchSelectOption: domain.matchSelectOption satisfies (
    options: { value: string; text: string }[],
    value: string,
  ) => string | null,
  createSeparateSession: domain.createSeparateSession satisfies () => { session: "" },
  reduceCartSession: domain.reduceCartSession satisfies (
    state: { nonce?: string; session?: string },
    headers: { nonce?: string; session?: string },
  ) => { nonce?: string; session?: string },
  createStoreRequest: domain.createStoreRequest satisfies (
    kind: "get-cart" | "pay-order",
    body: unknown,
    config: unknown,
    session: { nonce?: string; session?: string },
  ) => { method: string; path: string; headers: object; data?: unknown },
  createLegacyRequest: domain.createLegacyRequest satisfies (
    name: "add_to_cart",
    fields: object,
    config: unknown,
  ) => { method: string; url: string; body: [string, string][] },
  selectNextRemoval: domain.selectNextRemoval satisfies (cart: unknown, attemptedKeys: string[]) => string | null,
  reduceRefresh: domain.reduceRefresh satisfies (
    state: { latest: number; applied: number } | null,
    action: { type: "start" } | { type: "answer"; id: number },
  ) => { state: { latest: number; applied: number }; id: number; apply: boolean },
  readOrderOutcome: domain.readOrderOutcome satisfies (
    response: unknown,
  ) => { kind: "redirect" | "confirm"; url: string } | { kind: "error"; message: string },
}

test.each(Object.entries(listed))("exports %s", (_, member) => {
  expect(typeof member).toBe("function")
})

test("exports no other function", () => {
  expect(Object.keys(listed).sort()).toEqual(Object.keys(domain).sort())
})

const throwing = ["createAddItemBody", "createStoreRequest", "createLegacyRequest"]
const tolerant: [string, (...args: never) => unknown][] = Object.entries(listed).filter(
  ([name]) => !throwing.includes(name),
)

test.each(tolerant)("%s takes missing and wrong arguments", (_, member) => {
  const junk = [null, undefined, 0, "", "text", true, [], {}, [null], { items: [null], totals: [] }]
  for (const value of junk) {
    expect(() => {
      Reflect.apply(member, undefined, [value, value, value])
    }).not.toThrow()
  }
})
