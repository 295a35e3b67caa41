import { locales } from "../../texts/languages.ts"
import type { Settings } from "../../settings.ts"
import type { Currency } from "../../texts/money.ts"
import type { Visit } from "../../visit.ts"
import { cardGateway } from "./payOrder.ts"
import { offersCards } from "./simulation.ts"
import { paymentsTexts } from "./texts.ts"

const billingFields = "first_name last_name country address_1 address_2 postcode city state phone email".split(" ")

/** Members that an order review brings anew. */
export function createFreshSettings(totalMinor: number, currency: Currency = "EUR") {
  // The platform counts currencies of three decimals with two.
  const cartTotal = currency === "KWD" ? Math.round(totalMinor / 10) : totalMinor
  return { paymentMethodsConfig, currency, cartTotal }
}

const paymentMethodsConfig = {
  card: { isReusable: false, title: "Card", showSaveOption: false, countries: [], gatewayId: cardGateway },
}

/** What pages that take cards print. `order` is an existing one that is to be paid. */
export function createCardSettings(
  { links, language }: Visit,
  {
    totalMinor,
    currency,
    order,
  }: {
    readonly totalMinor: number
    readonly currency?: Currency
    readonly order?: { readonly id: number; readonly customer: object }
  },
): Settings {
  if (!offersCards()) return {}
  const words = paymentsTexts[language]
  return {
    payments: { script: "/simulated-provider/v3.js" },
    host: {
      woocommerce_params: { ajax_url: links.ajax, wc_ajax_url: `${links.home}?wc-ajax=%%endpoint%%` },
      wcpay_upe_config: {
        publishableKey: "pk_test_sim_shop",
        accountId: "acct_sim",
        locale: locales[language],
        testMode: true,
        ajaxUrl: links.ajax,
        genericErrorMessage: words.generic,
        gatewayId: cardGateway,
        isSavedCardsEnabled: "",
        isShopperTrackingEnabled: "",
        isCheckout: order ? "" : "1",
        isOrderPay: order ? "1" : "",
        ...(order && { orderId: String(order.id) }),
        enabledBillingFields: Object.fromEntries(
          billingFields.map((key) => [`billing_${key}`, { required: !["address_2", "phone"].includes(key) }]),
        ),
        ...createFreshSettings(totalMinor, currency),
      },
      ...(order && { wcpayCustomerData: order.customer }),
    },
  }
}
