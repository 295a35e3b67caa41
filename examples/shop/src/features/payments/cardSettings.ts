import type { PolicyAdditions } from "../../policy.ts"
import { locales } from "../../texts/languages.ts"
import type { Settings } from "../../settings.ts"
import type { Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { tracksNonce } from "../attribution/settings.ts"
import { type CardMode, readCardMode } from "./cardMode.ts"
import { cardGateway } from "./cardFields.ts"
import { paymentsTexts } from "./texts.ts"

/** The nonce of `create_setup_intent`. */
export const setupNonceAction = "wcpay-create-setup-intent"
/** The nonce of `save_upe_appearance`. */
export const appearanceNonceAction = "wcpay-save-upe-appearance"

const billingFields = "first_name last_name country address_1 address_2 postcode city state phone email".split(" ")

/** Members that an order review brings anew. */
export function createFreshSettings(totalMinor: number, currency: Currency = "EUR") {
  // The platform counts currencies of three decimals with two.
  const cartTotal = currency === "KWD" ? Math.round(totalMinor / 10) : totalMinor
  return { paymentMethodsConfig, currency, cartTotal }
}

const paymentMethodsConfig = {
  card: { isReusable: true, title: "Card", showSaveOption: true, countries: [], gatewayId: cardGateway },
}

/** What a page's card is for. */
export interface CardUse {
  readonly totalMinor: number
  /** The currency that is paid in; the shop's own when silent. */
  readonly currency?: Currency
  /** An existing order that is to be paid. */
  readonly order?: { readonly id: number; readonly customer: object }
  /** Whether the page adds a card to the account. */
  readonly isAdding?: boolean
  /** The looks that the session's card forms were given before, by the setting's name. */
  readonly appearances: Readonly<Record<string, object | false>>
}

/** What pages that take cards print. */
export function createCardSettings(visit: Visit, use: CardUse): Settings {
  const { links, language, shop, session } = visit
  const mode = readCardMode()
  if (mode.kind === "none") return {}
  const { order, totalMinor, currency, isAdding = false, appearances } = use
  const nonce = (action: string) => shop.nonces.issue(action, session.id)
  return {
    ...(mode.kind === "simulated" && { payments: { script: "/simulated-provider/v3.js" } }),
    host: {
      woocommerce_params: { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` },
      wcpay_upe_config: {
        ...createKeys(mode),
        locale: locales[language],
        testMode: true,
        ajaxUrl: links.ajax,
        createSetupIntentNonce: nonce(setupNonceAction),
        saveUPEAppearanceNonce: nonce(appearanceNonceAction),
        platformTrackerNonce: nonce(tracksNonce),
        genericErrorMessage: paymentsTexts[language].generic,
        gatewayId: cardGateway,
        isSavedCardsEnabled: "1",
        isShopperTrackingEnabled: "1",
        isCheckout: order || isAdding ? "" : "1",
        isOrderPay: order ? "1" : "",
        ...(order && { orderId: String(order.id) }),
        addPaymentReturnURL: links.absolute(links.paymentMethods),
        enabledBillingFields: Object.fromEntries(
          billingFields.map((key) => [`billing_${key}`, { required: !["address_2", "phone"].includes(key) }]),
        ),
        ...appearances,
        ...createFreshSettings(totalMinor, currency),
      },
      ...(order && { wcpayCustomerData: order.customer }),
    },
  }
}

function createKeys(mode: Exclude<CardMode, { kind: "none" }>) {
  return mode.kind === "real"
    ? { publishableKey: mode.keys.publishable }
    : { publishableKey: "pk_test_sim_shop", accountId: "acct_sim" }
}

const provider = ["https://js.stripe.com", "https://*.js.stripe.com"] as const

/**
 * What pages that take cards add to the security policy. The real provider's script comes from its own address and asks for Trusted
 * Types of no name of ours, so those pages don't enforce them.
 */
export function cardPolicy(): PolicyAdditions {
  if (readCardMode().kind !== "real") return {}
  return {
    "script-src": provider,
    "frame-src": [...provider, "https://hooks.stripe.com"],
    "connect-src": ["https://api.stripe.com"],
    "img-src": ["https://*.stripe.com"],
    "require-trusted-types-for": null,
    "trusted-types": null,
  }
}
