import type { PolicyAdditions } from "../../policy.ts"
import { locales } from "../../texts/languages.ts"
import type { Settings } from "../../settings.ts"
import type { Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { tracksNonce } from "../attribution/settings.ts"
import { type CardMode, readCardMode } from "./cardMode.ts"
import { cardGateway } from "./cardFields.ts"
import { paymentsTexts } from "./texts.ts"
import { paymentMethodsPath } from "./paths.ts"

/** The nonce of `create_setup_intent`. */
export const setupNonceAction = "wcpay-create-setup-intent"
/** The token against card testing, which the page that adds a card prints. The platform prints it wherever a card can be given. */
export const fraudTokenAction = "wcpay-fraud-prevention-token"
/** The nonce of `save_upe_appearance`. */
export const appearanceNonceAction = "wcpay-save-upe-appearance"

const billingFields = "first_name last_name country address_1 address_2 postcode city state phone email".split(" ")

/** Settings that are updated with each order review. */
export function createFreshSettings(totalMinor: number, currency: Currency = "EUR") {
  // The platform's total has two decimals even for currencies with three.
  const cartTotal = currency === "KWD" ? Math.round(totalMinor / 10) : totalMinor
  return { paymentMethodsConfig, currency, cartTotal }
}

const paymentMethodsConfig = {
  card: { isReusable: true, title: "Card", showSaveOption: true, countries: [], gatewayId: cardGateway },
}

/** The purpose of a page's card form. */
export interface CardUse {
  readonly totalMinor: number
  /** The currency of the payment; by default the shop's own. */
  readonly currency?: Currency
  /** An existing order to pay. */
  readonly order?: {
    readonly id: number
    readonly key: string
    readonly customer: object
    /** The address that identifies a customer to the Store API's order routes; "" for guests, as the platform prints it. */
    readonly billingEmail: string
  }
  /** Whether the page adds a card to the account. */
  readonly isAdding?: boolean
  /** The stored appearances of the session's card forms, by the setting's name. */
  readonly appearances: Readonly<Record<string, object | false>>
}

/** The settings of pages that take cards. */
export function createCardSettings(visit: Visit, use: CardUse): Settings {
  const { links, language, shop, session } = visit
  const mode = readCardMode()
  if (mode.kind === "none") return {}
  const { order, totalMinor, currency, isAdding = false, appearances } = use
  const nonce = (action: string) => shop.nonces.issue(action, session.id)
  return {
    ...createProviderScript(mode),
    host: {
      woocommerce_params: { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` },
      wcpay_upe_config: {
        ...createProviderKeys(mode),
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
        ...(order && {
          orderId: String(order.id),
          order_id: String(order.id),
          key: order.key,
          pay_for_order: "1",
          billing_email: order.billingEmail,
        }),
        addPaymentReturnURL: links.absolute(links.to(paymentMethodsPath)),
        enabledBillingFields: Object.fromEntries(
          billingFields.map((key) => [`billing_${key}`, { required: !["address_2", "phone"].includes(key) }]),
        ),
        ...appearances,
        ...createFreshSettings(totalMinor, currency),
      },
      ...(order && { wcpayCustomerData: order.customer }),
      ...(isAdding && { wcpayFraudPreventionToken: nonce(fraudTokenAction) }),
    },
  }
}

type TakingMode = Exclude<CardMode, { kind: "none" }>

/** The address of the simulated provider's script; the real one's is fixed. */
export function createProviderScript({ kind }: TakingMode): Settings {
  return kind === "simulated" ? { payments: { script: "/simulated-provider/v3.js" } } : {}
}

/** The keys of the provider's script. */
export function createProviderKeys(mode: TakingMode) {
  return mode.kind === "real"
    ? { publishableKey: mode.keys.publishable }
    : { publishableKey: "pk_test_sim_shop", accountId: "acct_sim" }
}

const provider = ["https://js.stripe.com", "https://*.js.stripe.com"] as const

/**
 * The additions of pages with cards to the security policy. The real provider's script has its own address, and uses Trusted Types policies
 * that our list doesn't name, so those pages don't enforce Trusted Types.
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
