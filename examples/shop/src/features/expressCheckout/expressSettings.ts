import { separateCartNonceAction, walletNonceAction } from "../../endpoints/separateCart.ts"
import { storeApiNonceAction } from "../../endpoints/storeApiHeaders.ts"
import type { Settings } from "../../settings.ts"
import { locales } from "../../texts/languages.ts"
import type { Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { tracksNonce } from "../attribution/settings.ts"
import { priceRange, type Product } from "../catalogue/product.ts"
import { readCardMode } from "../payments/cardMode.ts"
import { createProviderKeys, createProviderScript } from "../payments/cardSettings.ts"
import { providerPrice } from "../payments/providerPrice.ts"
import { baseCountry, countries } from "../shipping/countries.ts"
import { expressNonceActions } from "./expressNonces.ts"
import { expressTexts } from "./texts.ts"

/** The purpose of a page's wallet buttons. */
export interface ExpressUse {
  readonly context: "product" | "cart" | "checkout" | "pay_for_order"
  readonly needsShipping: boolean
  /** The currency of the payment; by default, that of the page. */
  readonly currency?: Currency
  readonly product?: Product
  /** Whether the page contains the platform's blocks. */
  readonly hasBlock?: boolean
}

const decimals = { EUR: 2, JPY: 0, KWD: 3 } as const

/**
 * The settings of pages with wallet buttons, in the format of the plugin's version 10.9.0; empty without card payments. `?express=legacy`
 * prints the nonces of older versions, whose buttons use endpoints of their own. Source: host-pages contract "Payment provider plugin
 * active".
 */
export function createExpressSettings(visit: Visit, use: ExpressUse): Settings {
  const { links, language, shop, session } = visit
  const mode = readCardMode()
  if (mode.kind === "none") return {}
  const { context, needsShipping, currency = visit.currency, product, hasBlock = false } = use
  const keys = createProviderKeys(mode)
  const trackerNonce = shop.nonces.issue(tracksNonce, session.id)
  return {
    ...createProviderScript(mode),
    host: {
      wcpayConfig: {
        ...keys,
        locale: locales[language],
        testMode: true,
        ajaxUrl: links.ajax,
        platformTrackerNonce: trackerNonce,
        isShopperTrackingEnabled: true,
        currency,
      },
      wcpayExpressCheckoutParams: {
        ajax_url: links.ajax,
        wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%`,
        nonce: { platform_tracker: trackerNonce, ...createNonces(visit) },
        checkout: {
          currency_code: currency.toLowerCase(),
          currency_decimals: decimals[currency],
          stripe_minor_unit: decimals[currency],
          country_code: baseCountry,
          needs_shipping: needsShipping,
          needs_payer_phone: false,
          allowed_shipping_countries: countries,
          display_prices_with_tax: true,
        },
        has_subscription: false,
        is_manual_capture: false,
        button: { type: "buy", theme: "dark", height: "48", radius: "", locale: language, branded_type: "long" },
        login_confirmation: "",
        button_context: context,
        has_block: hasBlock ? "1" : "",
        product: product ? describeProduct(product, currency, visit) : "",
        store_name: visit.texts.shopName,
        enabled_methods: ["payment_request"],
        methods_enabled_at_location: ["payment_request"],
        is_shopper_tracking_enabled: true,
        stripe: { accountId: "", ...keys, locale: language },
        flags: { isEceUsingConfirmationTokens: true },
      },
    },
  }
}

function createNonces({ shop, session, url }: Visit): Readonly<Record<string, string>> {
  const issue = (action: string) => shop.nonces.issue(action, session.id)
  if (url.searchParams.get("express") === "legacy") {
    return Object.fromEntries(Object.entries(expressNonceActions).map(([name, action]) => [name, issue(action)]))
  }
  return {
    tokenized_cart_nonce: issue(walletNonceAction),
    tokenized_cart_session_nonce: issue(separateCartNonceAction),
    store_api_nonce: issue(storeApiNonceAction),
  }
}

/**
 * Describes a product for the buttons before the first request: one item at the lowest price, with shipping pending. Amounts are in the
 * provider's units.
 */
function describeProduct(product: Product, currency: Currency, { language, texts }: Visit): object {
  const { amount } = providerPrice({ totalMinor: priceRange(product, currency).fromMinor, currency })
  const needsShipping = !product.isVirtual
  return {
    shippingOptions: needsShipping
      ? { id: "pending", label: expressTexts[language].pending, detail: "", amount: 0 }
      : "",
    displayItems: [{ label: product.name, amount, pending: false }],
    total: { label: texts.shopName, amount, pending: true },
    needs_shipping: needsShipping,
    currency: currency.toLowerCase(),
    country_code: baseCountry,
    product_type: product.kind,
  }
}
