import {
  cardSettingsBlockKey,
  cardSettingsName,
  type DerivedSettings,
  readMember,
  readText,
  type SettingsTable,
} from "@ringside/core/domain"
import { createAddingSettings, parseFragmentKeys, parseFragmentsParams } from "./domain/index.ts"

const packageName = "cart"
const fragmentsName = "wc_cart_fragments_params"
const fragmentsDerived = {
  perLanguage: { cart_hash_key: "wc_cart_hash", fragment_name: "wc_fragments" },
} as const satisfies DerivedSettings

/** The platform's settings for the basket's markup: its endpoint and its storage keys. */
export const fragmentsSettings = {
  name: fragmentsName,
  packageName,
  doc: "The basket's markup: its endpoint, and the keys under which a tab stores it.",
  derived: fragmentsDerived,
  parse: parseFragmentsParams,
} satisfies SettingsTable

/** The storage keys in those settings. */
export const fragmentKeySettings = {
  name: fragmentsName,
  packageName,
  doc: "The keys under which a tab stores the basket's markup.",
  derived: fragmentsDerived,
  parse: parseFragmentKeys,
} satisfies SettingsTable

/** The platform's settings for adding. */
export const addingSettings = /* @__PURE__ */ createAddingSettings(packageName)

/** The currency in the payment plugin's settings; empty when the page prints none. */
export const paymentCurrencySettings = {
  name: cardSettingsName,
  blockKey: cardSettingsBlockKey,
  packageName,
  doc: "The currency of the stored basket markup, where the config names none.",
  parse: (settings) => readText(readMember(settings, ["currency"])),
} satisfies SettingsTable & { readonly blockKey: string }

/** The currency in the settings of the payment plugin's wallets. */
export const walletCurrencySettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  doc: "The currency of the stored basket markup, where config and card form name none.",
  parse: (settings) => readText(readMember(settings, ["checkout", "currency_code"])),
} satisfies SettingsTable
