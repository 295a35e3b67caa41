import { type Page, readGlobal, readSettings, serviceOf } from "@ringside/core"
import { isRecord, parseHostFlag, parseMinorAmount, trimTrailing } from "@ringside/core/domain"
import { createProviderAmount, genericPaymentMessage, selectProviderDecimals } from "./domain/index.ts"

type Members = Readonly<Record<string, unknown>>

/** What the platform prints for its card form, as it is now. Source: checkout contract §2. */
export interface PaymentSettings {
  readonly publishableKey: string
  readonly accountId: string
  readonly locale: string
  /** The account that payments are confirmed for; empty where it is the provider's own way. */
  readonly confirmationAccountId: string
  readonly forceNetworkSavedCards: boolean
  readonly ajaxUrl: string
  /** Template of the shop's endpoints; empty where it isn't printed. */
  readonly wcAjaxUrl: string
  /** The provider's amount of the basket or order, and its currency in upper case. */
  readonly amount: number
  readonly currency: string
  readonly createSetupIntentNonce: string
  readonly appearanceNonce: string
  readonly trackerNonce: string
  readonly initWalletNonce: string
  readonly allowsTracking: boolean
  readonly areCardsSaved: boolean
  readonly hasSubscription: boolean
  readonly isOrderPay: boolean
  readonly isChangingPayment: boolean
  readonly genericMessage: string
  readonly hasLink: boolean
  /** Any member by its name, where a contract reads it as it is. */
  read(name: string): unknown
}

/** Newer values of three members, which come with each order review. */
export interface FreshSettings {
  current: Members
}

const packageName = "payments"

/** Values that the shop has sent since the page was printed. Source: host-pages "Payment provider plugin active". */
export function freshSettingsOf(page: Page): FreshSettings {
  return serviceOf(page, "payments.freshSettings", () => ({ current: {} }))
}

/** Reads the settings as they are now; null where the page has none, or no key. */
export function readPaymentSettings(page: Page): PaymentSettings | null {
  const card = readSettings(page, {
    name: "wcpay_upe_config",
    blockKey: "woocommerce_payments_data",
    packageName,
  })
  const preferred = page.settings.read("wcpayConfig", packageName)
  if (!card && !preferred) return null
  const all: Members = { __proto__: null, ...preferred, ...dropFalsy(card), ...freshSettingsOf(page).current }
  const first = (name: string) => readText(preferred?.[name]) || readText(all[name])
  const publishableKey = readText(all.publishableKey)
  if (publishableKey === "") return null
  const currency = readText(all.currency).toUpperCase()
  const methods = isRecord(all.paymentMethodsConfig) ? all.paymentMethodsConfig : {}
  return {
    publishableKey,
    accountId: readText(all.accountId),
    locale: readText(all.locale),
    confirmationAccountId: first("accountIdForIntentConfirmation"),
    forceNetworkSavedCards: parseHostFlag(all.forceNetworkSavedCards),
    ajaxUrl: first("ajaxUrl") || "/wp-admin/admin-ajax.php",
    wcAjaxUrl: first("wcAjaxUrl") || readText(page.settings.read("woocommerce_params", packageName)?.wc_ajax_url),
    amount: readAmount(all.cartTotal, currency),
    currency,
    createSetupIntentNonce: first("createSetupIntentNonce"),
    appearanceNonce: first("saveUPEAppearanceNonce"),
    trackerNonce: first("platformTrackerNonce"),
    initWalletNonce: first("initWooPayNonce"),
    allowsTracking: all.isShopperTrackingEnabled === undefined || parseHostFlag(all.isShopperTrackingEnabled),
    areCardsSaved: parseHostFlag(all.isSavedCardsEnabled),
    hasSubscription: parseHostFlag(all.cartContainsSubscription),
    isOrderPay: parseHostFlag(all.isOrderPay),
    isChangingPayment: parseHostFlag(preferred?.isChangingPayment ?? all.isChangingPayment),
    genericMessage: first("genericErrorMessage") || genericPaymentMessage,
    hasLink: isRecord(methods.link),
    read: (name) => all[name],
  }
}

/** The shopper as the account has them. */
export function readCustomerData({ settings }: Page): Members | null {
  return settings.read("wcpayCustomerData", packageName)
}

/** Proves to the shop that the page was its own. Not an object, so that settings can't hold it: a global, or the config's. */
export function readFraudToken({ window: view, config }: Page): string {
  return readText(config.host.wcpayFraudPreventionToken) || readText(readGlobal(view, "wcpayFraudPreventionToken"))
}

/** A falsy value of the card's own settings means that there is none. */
function dropFalsy(record: Members | null): Members {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => Boolean(value)))
}

/** The shop counts with two decimals, or none where the currency has none; the provider sometimes with three. */
function readAmount(total: unknown, currency: string): number {
  const decimals = selectProviderDecimals(currency)
  return createProviderAmount(parseMinorAmount(total), Math.min(2, decimals), currency)
}

function readText(value: unknown): string {
  return typeof value === "string" ? trimTrailing(value, " ") : ""
}
