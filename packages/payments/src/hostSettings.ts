import {
  cardSettingsBlockKey,
  cardSettingsName,
  isRecord,
  readMember,
  readText,
  type SettingsTable,
  type UnknownRecord,
} from "@ringside/core/domain"

const packageName = "payments"

const parseRecord = (settings: unknown): UnknownRecord | null => (isRecord(settings) ? settings : null)

/** The settings of the card form: the global on classic pages, and the key of the platform's blocks. Source: checkout contract §2. */
export const cardSettings = {
  name: cardSettingsName,
  blockKey: cardSettingsBlockKey,
  packageName,
  doc: "The payment plugin's card form: its keys, nonces, amount and texts.",
  parse: parseRecord,
} satisfies SettingsTable & { readonly blockKey: string }

/** The payment plugin's settings, shared by all its scripts. */
export const pluginSettings = {
  name: "wcpayConfig",
  packageName,
  doc: "The payment plugin's settings for all its scripts; they override those of its card form.",
  parse: parseRecord,
} satisfies SettingsTable

/** The shopper's account data. */
export const customerSettings = {
  name: "wcpayCustomerData",
  packageName,
  doc: "The shopper's account data, for the card form.",
  parse: parseRecord,
} satisfies SettingsTable

/** The address of the payment plugin's compiled scripts, beside which its pictures are; empty without one. */
export const assetSettings = {
  name: "wcpayAssets",
  packageName,
  doc: "The folder of the payment plugin's files, for the pictures of card brands.",
  parse: (settings) => readText(readMember(settings, ["url"])),
} satisfies SettingsTable

/** The URL template of the shop's endpoints, for pages where the payment plugin prints none; empty if it is missing. */
export const endpointSettings = {
  name: "woocommerce_params",
  packageName,
  doc: "The shop's endpoints, for pages where the payment plugin prints none.",
  derived: {},
  parse: (settings) => readText(readMember(settings, ["wc_ajax_url"])).trim(),
} satisfies SettingsTable

/** The analytics nonce of the wallets, for pages with wallets but no card form; empty without one. */
export const walletTrackSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  doc: "The nonce for usage events, on pages with wallets but no card form.",
  parse: (settings) => readText(readMember(settings, ["nonce", "platform_tracker"])),
} satisfies SettingsTable
