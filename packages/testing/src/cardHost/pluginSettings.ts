/** Globals, by name. */
export type PrintedSettings = Readonly<Record<string, Readonly<Record<string, unknown>> | string>>

/** The plugin's version: its settings have two forms. */
export type PluginVersion = "10.9.0" | "older"

/** The page that the settings are printed on. */
export interface SettingsPage {
  /** The total, in hundredths of a euro. */
  readonly amount: number
  readonly isOrderPay?: boolean
  /** Whether the page adds a card to the account. */
  readonly isAddingCard?: boolean
}

/** The nonces of the plugin's background actions. */
export const pluginNonces = { status: "a1b2c3d4e5", setup: "f6a7b8c9d0", tracks: "0d9c8b7a6f", look: "1b2c3d4e5f" }

export const pluginGateway = "woocommerce_payments"

export const paymentMethodsConfig = {
  card: {
    ...{ isReusable: true, isBnpl: false, isExpressCheckout: false, title: "Card" },
    ...{ showSaveOption: true, countries: [], gatewayId: pluginGateway },
  },
}

const billingFields = [
  ...["first_name", "last_name", "country", "address_1", "address_2"],
  ...["postcode", "city", "state", "phone", "email"],
].map((key) => `billing_${key}`)

/** Creates the settings that the plugin prints on a page. Sources: host-pages "Payment provider plugin active", checkout §2.2. */
export function createPluginSettings(
  version: PluginVersion,
  page: SettingsPage,
  changes: Readonly<Record<string, unknown>>,
): PrintedSettings {
  const values = createValues(page)
  const customer = page.isOrderPay && {
    wcpayCustomerData: { name: "Ana López", email: "ana@example.com", billing_country: "ES" },
  }
  if (version === "older") {
    return { wcpay_upe_config: { ...values, ...olderValues, ...changes }, ...customer }
  }
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatScalar(value)]))
  return {
    wcpay_upe_config: { ...texts, ...changes },
    // An inline script of the plugin's counting, which the page of a new card doesn't have.
    ...(!page.isAddingCard && { wcpayConfig: { ...values, ...changes } }),
    ...customer,
  }
}

function createValues({ amount, isOrderPay = false, isAddingCard = false }: SettingsPage) {
  return {
    publishableKey: "pk_test_sim_double",
    testMode: true,
    accountId: "acct_double",
    ajaxUrl: "/wp-admin/admin-ajax.php",
    wcAjaxUrl: "/en/?wc-ajax=%%endpoint%%",
    createSetupIntentNonce: pluginNonces.setup,
    initWooPayNonce: "2c3d4e5f6a",
    platformTrackerNonce: pluginNonces.tracks,
    genericErrorMessage:
      "There was a problem processing the payment. Please check your email inbox and refresh the page to try again.",
    features: ["products", "refunds", "tokenization", "add_payment_method"],
    forceNetworkSavedCards: false,
    locale: "en-GB",
    isPreview: false,
    isSavedCardsEnabled: true,
    isPaymentRequestEnabled: true,
    isWooPayEnabled: false,
    isWooPayGlobalThemeSupportEnabled: false,
    isMultiCurrencyEnabled: true,
    isShopperTrackingEnabled: true,
    accountIdForIntentConfirmation: "",
    gatewayId: pluginGateway,
    isCheckout: !isOrderPay && !isAddingCard,
    paymentMethodsConfig,
    cartContainsSubscription: false,
    currency: "EUR",
    cartTotal: amount,
    enabledBillingFields: Object.fromEntries(
      billingFields.map((name) => [name, { required: name !== "billing_address_2" }]),
    ),
    storeCountry: "ES",
    ...(isOrderPay && orderValues),
  }
}

const orderValues = {
  isOrderPay: true,
  orderId: 900,
  order_id: 900,
  key: "double",
  pay_for_order: true,
  billing_email: "ana@example.com",
}

/** Members that only older versions print, or in another form. */
const olderValues = {
  enabledBillingFields: billingFields,
  accountDescriptor: "RINGSIDE",
  addPaymentReturnURL: "/en/my-account/payment-methods/",
  newTokenFormId: `#wc-${pluginGateway}-payment-token-new`,
  saveUPEAppearanceNonce: pluginNonces.look,
  upeAppearance: false,
  upeAddPaymentMethodAppearance: false,
  upeBnplProductPageAppearance: false,
  upeBnplClassicCartAppearance: false,
  upeBnplCartBlockAppearance: false,
  wcBlocksUPEAppearance: false,
}

/** Since 10.9.0 the top level has texts where older versions have booleans and numbers. */
function formatScalar(value: unknown): unknown {
  if (typeof value === "boolean") return value ? "1" : ""
  return typeof value === "number" ? String(value) : value
}
