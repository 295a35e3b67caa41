import {
  cardSettingsBlockKey,
  cardSettingsName,
  isRecord,
  readMember,
  readText,
  type SettingsTable,
  type UnknownRecord,
} from "@ringside/core/domain"

const packageName = "express-checkout"

const parseRecord = (settings: unknown): UnknownRecord | null => (isRecord(settings) ? settings : null)

/** The buttons' own settings. Source: express-checkout contract §1.1. */
export const expressSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  blockKey: "ece_data",
  doc: "The wallet buttons: their look, the product or order, and the nonces of their requests.",
  parse: parseRecord,
} satisfies SettingsTable

/** The height of the buttons as it is printed, unchecked; null on a page without them. */
export const heightSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  doc: "The height of the wallet buttons, whose space is reserved while the page loads.",
  parse: (settings) => (isRecord(settings) ? String(readMember(settings, ["button", "height"])) : null),
} satisfies SettingsTable

/** The payment plugin's settings for its card form, with the order to be paid on an order payment page. */
export const cardSettings = {
  name: cardSettingsName,
  packageName,
  blockKey: cardSettingsBlockKey,
  doc: "The order to be paid, on its page, and the provider's keys.",
  parse: parseRecord,
} satisfies SettingsTable

/** The payment plugin's settings for all its scripts; they override those of its card form. */
export const pluginSettings = {
  name: "wcpayConfig",
  packageName,
  doc: "The payment plugin's settings for all its scripts; they override those of its card form.",
  parse: parseRecord,
} satisfies SettingsTable

/** The theme's corner radius for such buttons, as the page prints it. */
export const radiusSettings = {
  name: "wcpaySettings",
  packageName,
  doc: "The theme's corner radius for wallet buttons.",
  parse: (settings): unknown => readMember(settings, ["defaultExpressCheckoutBorderRadius"]),
} satisfies SettingsTable

/** Whether a script of the payment plugin fills in the prices of a cached page, in the shopper's currency. */
export const asyncPriceSettings = {
  name: "wcpayAsyncPriceConfig",
  packageName,
  doc: "The payment plugin's script that fills in the prices of a cached page: wallet buttons wait for its currency.",
  parse: isRecord,
} satisfies SettingsTable

/** Whether the plugin for prices by country fills in those of a cached page. */
export const countryPriceSettings = {
  name: "wc_price_based_country_ajax_geo_params",
  packageName,
  doc: "Prices by country on a cached page: wallet buttons wait for their currency.",
  parse: isRecord,
} satisfies SettingsTable

/** The host's text for an unavailable variation; empty without one. */
export const variationSettings = {
  name: "wc_add_to_cart_variation_params",
  packageName,
  doc: "The text for a variation that can't be bought.",
  parse: (settings) => readText(readMember(settings, ["i18n_unavailable_text"])),
} satisfies SettingsTable
