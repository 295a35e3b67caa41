import { type Page, readHostSettings } from "@ringside/core"
import {
  isRecord,
  parseHostFlag,
  parseMinorAmount,
  readText,
  trimTrailing,
  type UnknownRecord,
} from "@ringside/core/domain"
import {
  createProviderAmount,
  fraudTokenSettings,
  genericPaymentMessage,
  selectProviderDecimals,
} from "./domain/index.ts"
import { freshSettingsService } from "./freshSettings.ts"
import { cardSettings, customerSettings, endpointSettings, pluginSettings } from "./hostSettings.ts"

/** The current settings that the platform prints for its card form. Source: checkout contract §2. */
export interface PaymentSettings {
  readonly publishableKey: string
  readonly accountId: string
  readonly locale: string
  /** The account for confirming payments; empty for the provider's default. */
  readonly confirmationAccountId: string
  readonly forceNetworkSavedCards: boolean
  readonly ajaxUrl: string
  /** URL template of the shop's endpoints; empty if the page prints none. */
  readonly wcAjaxUrl: string
  /** The amount of the basket or order in the provider's units, and its currency in upper case. */
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
  /** The provider's payment methods, by name; null if the page lists none. */
  readonly paymentMethods: UnknownRecord | null
  /** Names of the billing fields that the shop requires. */
  readonly billingFields: readonly string[]
  /** The setting that names them: newer versions also say which of them a payment needs. */
  readonly printedBillingFields: unknown
  /** Whether the provider's own wallet uses the page's look. */
  readonly hasWalletLook: boolean
  /** The order of an order payment page; each member is null if the page has none. */
  readonly order: { readonly id: string | null; readonly key: string | null; readonly billingEmail: string | null }
  /** The appearances that the shop stores, unvalidated: the members named `…Appearance`, `false` where it stores none yet. */
  readonly keptLooks: UnknownRecord
}

/** Reads the current settings; null if the page has none, or no key. `defaults` are used on pages that print no card settings. */
export function readPaymentSettings(page: Page, defaults: UnknownRecord | null = null): PaymentSettings | null {
  const card = readHostSettings(page, cardSettings)
  const preferred = readHostSettings(page, pluginSettings)
  if (!card && !preferred && !defaults) return null
  const all: UnknownRecord = {
    __proto__: null,
    ...defaults,
    ...preferred,
    ...dropFalsy(card),
    ...freshSettingsService.of(page).current,
  }
  const first = (name: string) => readTrimmed(preferred?.[name]) || readTrimmed(all[name])
  const publishableKey = readTrimmed(all.publishableKey)
  if (publishableKey === "") return null
  const currency = readTrimmed(all.currency).toUpperCase()
  const paymentMethods = isRecord(all.paymentMethodsConfig) ? all.paymentMethodsConfig : null
  return {
    publishableKey,
    accountId: readTrimmed(all.accountId),
    locale: readTrimmed(all.locale),
    confirmationAccountId: first("accountIdForIntentConfirmation"),
    forceNetworkSavedCards: parseHostFlag(all.forceNetworkSavedCards),
    ajaxUrl: first("ajaxUrl") || "/wp-admin/admin-ajax.php",
    wcAjaxUrl: first("wcAjaxUrl") || readHostSettings(page, endpointSettings),
    amount: readAmount(all.cartTotal, currency),
    currency,
    createSetupIntentNonce: first("createSetupIntentNonce"),
    appearanceNonce: first("saveUPEAppearanceNonce"),
    trackerNonce: first("platformTrackerNonce"),
    initWalletNonce: first("initWooPayNonce"),
    allowsTracking: [card, preferred, defaults].every(isTrackingAllowed),
    areCardsSaved: parseHostFlag(all.isSavedCardsEnabled),
    hasSubscription: parseHostFlag(all.cartContainsSubscription),
    isOrderPay: parseHostFlag(all.isOrderPay),
    isChangingPayment: parseHostFlag(preferred?.isChangingPayment ?? all.isChangingPayment),
    genericMessage: first("genericErrorMessage") || genericPaymentMessage,
    hasLink: isRecord(paymentMethods?.link),
    paymentMethods,
    billingFields: listBillingFields(all.enabledBillingFields),
    printedBillingFields: all.enabledBillingFields,
    hasWalletLook: parseHostFlag(all.isWooPayGlobalThemeSupportEnabled),
    order: { id: readField(all.order_id), key: readField(all.key), billingEmail: readField(all.billing_email) },
    // With the falsy members: `false` says that the shop stores none yet.
    keptLooks: Object.fromEntries(Object.entries({ ...card, ...all }).filter(([name]) => name.endsWith("Appearance"))),
  }
}

/** The shopper's account data. */
export function readCustomerData(page: Page): UnknownRecord | null {
  return readHostSettings(page, customerSettings)
}

/** A token that proves to the shop that the request comes from its own page. */
export function readFraudToken(page: Page): string {
  return readHostSettings(page, fraudTokenSettings)
}

/** Whether settings allow tracking. They are read as they were printed: a false member must not count as a missing one. */
function isTrackingAllowed(printed: UnknownRecord | null): boolean {
  const flag = printed?.isShopperTrackingEnabled
  return flag === undefined || parseHostFlag(flag)
}

/** Drops falsy members of the card settings, which mean that there is no value. */
function dropFalsy(record: UnknownRecord | null): UnknownRecord {
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => Boolean(value)))
}

/** Converts the shop's total, with two decimals or none, to the provider's amount, which may have three. */
function readAmount(total: unknown, currency: string): number {
  const decimals = selectProviderDecimals(currency)
  return createProviderAmount(parseMinorAmount(total), Math.min(2, decimals), currency)
}

/** Accepts a list of names, or an object with the names as keys. */
function listBillingFields(printed: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(printed) ? printed : isRecord(printed) ? Object.keys(printed) : []
  return names.filter((name) => typeof name === "string")
}

/** Returns a text or number unchanged as text, for a request; null for any other value. */
function readField(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null
}

/** A text of the page without the blanks at its end; "" for any other value. */
function readTrimmed(value: unknown): string {
  return trimTrailing(readText(value), " ")
}
