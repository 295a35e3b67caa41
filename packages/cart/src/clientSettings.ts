import { readMember, readText, selectBlockSetting, type SettingsTable } from "@ringside/core/domain"
import { parsePrintedNonce, type StoreNonce } from "./domain/index.ts"

// Separate from the settings of the host's markup: these belong to the chunk of the Store API client.
const packageName = "cart"

/** The REST root; empty when the page prints none. */
export const restSettings = {
  name: "wpApiSettings",
  packageName,
  parse: (settings) => readText(readMember(settings, ["root"])),
} satisfies SettingsTable

/** The payment plugin's nonce for separate carts; empty without one. */
export const separateCartSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  parse: (settings) => readText(readMember(settings, ["nonce", "tokenized_cart_nonce"])),
} satisfies SettingsTable

/** The Store API's nonce, as the platform prints it for its own client. */
export const clientSettings = {
  name: "wcBlocksMiddlewareConfig",
  packageName,
  parse: (settings): StoreNonce =>
    parsePrintedNonce(readMember(settings, ["storeApiNonce"]), readMember(settings, ["wcStoreApiNonceTimestamp"])),
} satisfies SettingsTable

/** The same nonce in the settings of the platform's blocks, on pages where their reader is a global. */
export const blockSettings = {
  name: "wcSettings",
  packageName,
  parse: (settings): unknown => selectBlockSetting(settings, "storeApiNonce"),
} satisfies SettingsTable
