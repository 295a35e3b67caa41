import { createTestPage } from "@ringside/testing"
import { afterEach, expect, test } from "vitest"
import { readFragmentSettings } from "./card/cardMount.ts"
import { readFraudToken, readPaymentSettings } from "./settings.ts"

/** The payment plugin's settings as version 10.9.0 prints them: top-level scalars are texts, nested values have real types. */
const printedTexts = {
  publishableKey: "pk_live_1",
  accountId: "acct_1",
  locale: "en",
  testMode: "",
  ajaxUrl: "https://shop.test/wp-admin/admin-ajax.php",
  wcAjaxUrl: "/en/?wc-ajax=%%endpoint%%",
  createSetupIntentNonce: "a1",
  initWooPayNonce: "b2",
  platformTrackerNonce: "c3",
  genericErrorMessage: "Problem.",
  features: ["products", "refunds", "tokenization", "add_payment_method"],
  forceNetworkSavedCards: "",
  isSavedCardsEnabled: "1",
  isShopperTrackingEnabled: "1",
  isWooPayGlobalThemeSupportEnabled: "",
  accountIdForIntentConfirmation: "",
  gatewayId: "woocommerce_payments",
  isCheckout: "1",
  cartContainsSubscription: "",
  currency: "EUR",
  cartTotal: "5499",
  enabledBillingFields: { billing_email: { required: true }, billing_company: { required: false } },
  storeCountry: "ES",
  unknownKey: "ignored",
  paymentMethodsConfig: { card: { isReusable: true, title: "Card", isBnpl: false, isExpressCheckout: false } },
}

/** An order's page prints six more. */
const orderTexts = {
  isOrderPay: "1",
  isCheckout: "",
  orderId: "189",
  order_id: "189",
  key: "wc_order_1",
  pay_for_order: "1",
  billing_email: "",
}

/** The older form: real types, a list of billing fields, stored looks. */
const olderTypes = {
  ...printedTexts,
  forceNetworkSavedCards: false,
  isSavedCardsEnabled: true,
  isShopperTrackingEnabled: true,
  isWooPayGlobalThemeSupportEnabled: false,
  cartContainsSubscription: false,
  cartTotal: 5499,
  enabledBillingFields: ["billing_email", "billing_company"],
  saveUPEAppearanceNonce: "d4",
  upeAppearance: { theme: "night" },
  wcBlocksUPEAppearance: false,
}

const pages: { stop(): void }[] = []
afterEach(() => {
  for (const page of pages.splice(0)) page.stop()
  Reflect.deleteProperty(window, "wcpayFraudPreventionToken")
})

function open(host: Record<string, Readonly<Record<string, unknown>>>) {
  const page = createTestPage({ config: { host } })
  pages.push(page)
  return page
}

const common = {
  publishableKey: "pk_live_1",
  accountId: "acct_1",
  confirmationAccountId: "",
  forceNetworkSavedCards: false,
  amount: 5499,
  currency: "EUR",
  allowsTracking: true,
  areCardsSaved: true,
  hasSubscription: false,
  isOrderPay: false,
  isChangingPayment: false,
  hasLink: false,
  billingFields: ["billing_email", "billing_company"],
  hasWalletLook: false,
}

test.each([
  ["version 10.9.0", printedTexts, { ...common, appearanceNonce: "", keptLooks: {} }],
  [
    "an older version",
    olderTypes,
    {
      ...common,
      appearanceNonce: "d4",
      keptLooks: { upeAppearance: { theme: "night" }, wcBlocksUPEAppearance: false },
    },
  ],
])("reads the settings that %s prints", (_, printed, expected) => {
  expect(readPaymentSettings(open({ wcpay_upe_config: printed }))).toMatchObject(expected)
  expect(readPaymentSettings(open({ wcpay_upe_config: printed }))?.keptLooks).toEqual(expected.keptLooks)
})

test("reads the order of a page that pays one; a guest's e-mail address is empty there", () => {
  expect(readPaymentSettings(open({ wcpay_upe_config: { ...printedTexts, ...orderTexts } }))).toMatchObject({
    isOrderPay: true,
    order: { id: "189", key: "wc_order_1", billingEmail: null },
  })
})

test("the plugin's own settings win where both have a nonce, an address or a message", () => {
  const own = {
    ajaxUrl: "/own-ajax.php",
    createSetupIntentNonce: "own",
    genericErrorMessage: "Own.",
    accountIdForIntentConfirmation: "acct_own",
    isChangingPayment: true,
    currency: "USD",
  }
  expect(readPaymentSettings(open({ wcpay_upe_config: printedTexts, wcpayConfig: own }))).toMatchObject({
    ajaxUrl: "/own-ajax.php",
    createSetupIntentNonce: "own",
    genericMessage: "Own.",
    confirmationAccountId: "acct_own",
    isChangingPayment: true,
    currency: "EUR",
  })
  expect(readPaymentSettings(open({ wcpayConfig: { ...own, publishableKey: "pk_live_1" } }))).toMatchObject({
    currency: "USD",
  })
})

test.each([
  [{ isShopperTrackingEnabled: "" }, {}, false],
  [{ isShopperTrackingEnabled: false }, {}, false],
  [{}, { isShopperTrackingEnabled: false }, false],
  [{ isShopperTrackingEnabled: "1" }, { isShopperTrackingEnabled: false }, false],
  [{ isShopperTrackingEnabled: "1" }, { isShopperTrackingEnabled: true }, true],
])("a shop that prints %j and %j allows tracking: %j", (card, plugin, expected) => {
  const host = { wcpay_upe_config: { publishableKey: "pk_live_1", ...card }, wcpayConfig: plugin }
  expect(readPaymentSettings(open(host))?.allowsTracking).toBe(expected)
})

test("a page without settings, or without a key, takes no cards", () => {
  expect(readPaymentSettings(open({}))).toBeNull()
  expect(readPaymentSettings(open({ wcpay_upe_config: { ...printedTexts, publishableKey: "" } }))).toBeNull()
})

test.each([
  ["EUR", "5499", 5499],
  ["JPY", "5499", 5499],
  ["KWD", "5499", 54_990],
  ["EUR", "-1", -1],
  ["EUR", "many", 0],
])("a total in %s of %j is %d for the provider", (currency, cartTotal, amount) => {
  expect(readPaymentSettings(open({ wcpay_upe_config: { ...printedTexts, currency, cartTotal } }))?.amount).toBe(amount)
})

test("an order review updates three members, and no other", () => {
  const page = open({ wcpay_upe_config: printedTexts })
  const fresh = { currency: "USD", cartTotal: 4999, publishableKey: "pk_evil", ajaxUrl: "https://evil.test" }
  readFragmentSettings(page, {
    ".woocommerce-checkout-payment": `<div></div><script>window.wcpay_upe_config && Object.assign( window.wcpay_upe_config, ${JSON.stringify(fresh)} );</script>`,
  })
  expect(readPaymentSettings(page)).toMatchObject({
    currency: "USD",
    amount: 4999,
    publishableKey: "pk_live_1",
    ajaxUrl: "https://shop.test/wp-admin/admin-ajax.php",
  })
})

test("reads the fraud prevention token from the page", () => {
  const page = open({})
  expect(readFraudToken(page)).toBe("")
  Object.assign(window, { wcpayFraudPreventionToken: "t1" })
  expect(readFraudToken(page)).toBe("t1")
})
