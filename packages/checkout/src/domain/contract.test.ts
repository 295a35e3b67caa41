import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Section = "billing" | "shipping"
type Use = "hidden" | "optional" | "required"
type Values = Readonly<Record<string, unknown>>
type FieldInput = {
  event: string
  type: string
  value: string
  checked: boolean
  rules: ("required" | "email" | "phone")[]
}

/** Every function that the contract lists under checkout: address, classic form and block checkout; the compiler compares the signatures. */
const listed = {
  listAddressFields: domain.listAddressFields satisfies (
    section: Section,
    country: string,
    options?: { locale?: unknown; company?: boolean | Use; phone?: Use; address_2?: Use },
  ) => readonly { name: string; key: string; required: boolean; hidden: boolean; priority: number }[],
  selectStateField: domain.selectStateField satisfies (
    country: string,
    states: unknown,
    current?: string,
  ) => { kind: "text" | "hidden" | "select"; value: string },
  isValidEmail: domain.isValidEmail satisfies (v: string) => boolean,
  isValidPhone: domain.isValidPhone satisfies (v: string) => boolean,
  normalizePostcode: domain.normalizePostcode satisfies (v: string) => string,
  formatPostcode: domain.formatPostcode satisfies (v: string, country: string) => string,
  isValidPostcode: domain.isValidPostcode satisfies (v: string, country: string) => boolean,
  createFieldMessage: domain.createFieldMessage satisfies (
    kind: "required" | "terms",
    label: string,
    section: Section,
    extra?: string,
  ) => { text: string; html: string },
  validateField: domain.validateField satisfies (field: FieldInput) => {
    valid: boolean | null
    add: readonly string[]
    remove: readonly string[]
    ariaInvalid: boolean
  },
  validateAddress: domain.validateAddress satisfies (
    section: Section,
    values: Values,
    options?: { states?: unknown; countries?: unknown; locale?: unknown; phone?: "optional" },
  ) => readonly { field: string; code: string; message: string }[],
  createOrderReviewFields: domain.createOrderReviewFields satisfies (state: {
    nonce: string
    billing: { country: string }
    shippingMethods: Record<string, string>
  }) => [string, string][],
  hasFullAddress: domain.hasFullAddress satisfies (
    fields: { required: boolean; visible: boolean; value: string }[],
  ) => boolean,
  parseCheckoutJson: domain.parseCheckoutJson satisfies (raw: string) => object | null,
  readCheckoutResult: domain.readCheckoutResult satisfies (
    result: unknown,
    context: { errorMessage: string; pageUrl: string },
  ) => { kind: "confirm" | "redirect" | "reload" | "error" },
  readOrderReview: domain.readOrderReview satisfies (response: unknown) => {
    kind: "success" | "failure" | "reload" | "error"
  },
  listChangedFragments: domain.listChangedFragments satisfies (
    previous: Record<string, string>,
    next: Record<string, string>,
  ) => string[],
  reduceCheckout: domain.reduceCheckout satisfies (
    state: ReturnType<typeof domain.createCheckoutState>,
    event: { type: "submit" },
  ) => { effects: readonly string[] },
  isBillingInfoMissing: domain.isBillingInfoMissing satisfies (
    values: Values,
    billingFields: unknown,
    context: { locale: unknown },
  ) => boolean,
  formatCardBrand: domain.formatCardBrand satisfies (type: string) => string,
  formatSavedCard: domain.formatSavedCard satisfies (card: { brand: string; last4: string; expires: string }) => string,
  isCardExpired: domain.isCardExpired satisfies (expires: string, now: Date | number) => boolean,
  selectPaymentChoice: domain.selectPaymentChoice satisfies (state: {
    tokens: { id: string }[]
    checked: string
    isLoggedIn: boolean
    isRegistrationRequired: boolean
    createAccountChecked: boolean
    savedCardsEnabled: boolean
  }) => { selected: string; showForm: boolean; showNewOption: boolean; showSaveCheckbox: boolean },
  createCheckoutRequest: domain.createCheckoutRequest satisfies (input: { billingAddress: Values }) => object,
  readCheckoutResponse: domain.readCheckoutResponse satisfies (
    response: unknown,
    context: { pageUrl: string },
  ) => { kind: "redirect" | "confirm" | "error" },
  normalizeAddressValue: domain.normalizeAddressValue satisfies (key: string, value: unknown) => unknown,
  listDirtyKeys: domain.listDirtyKeys satisfies (previous: Values, next: Values) => string[],
  createCustomerPush: domain.createCustomerPush satisfies (
    previous: { billing: Values; shipping: Values },
    next: { billing: Values; shipping: Values },
    context: { invalid: string[] },
  ) => { body: object; dirty: object } | null,
  mergeServerAddress: domain.mergeServerAddress satisfies (local: Values, pushed: Values, server: Values) => object,
  listShippingRates: domain.listShippingRates satisfies (
    cart: unknown,
  ) => { packageId: number | string; rateId: string; name: string; price: string; selected: boolean }[],
  listOrderTotals: domain.listOrderTotals satisfies (
    cart: unknown,
  ) => { key: string; label: string; amount: number | null; text: string }[],
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})

test.each(Object.entries(listed).filter(([name]) => name !== "createFieldMessage"))("%s reads null", (_, member) => {
  const read: (...nothing: null[]) => unknown = member as never
  expect(() => read(null, null, null, null)).not.toThrow()
})
