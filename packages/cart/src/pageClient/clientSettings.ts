import { readMember, readText, selectBlockSetting, type SettingsTable } from "@ringside/core/domain"
import { parsePrintedNonce, type StoreNonce } from "../domain/index.ts"

// Separate from the settings of the host's markup: these belong to the chunk of the Store API client.
const packageName = "cart"

/** The REST root; empty when the page prints none. */
export const restSettings = {
  name: "wpApiSettings",
  packageName,
  doc: "The root of the shop's REST addresses.",
  parse: (settings) => readText(readMember(settings, ["root"])),
} satisfies SettingsTable

/** The payment plugin's nonce for separate carts; empty without one. */
export const separateCartSettings = {
  name: "wcpayExpressCheckoutParams",
  packageName,
  doc: "The payment plugin's nonce for carts that are separate from the shopper's.",
  parse: (settings) => readText(readMember(settings, ["nonce", "tokenized_cart_nonce"])),
} satisfies SettingsTable

/** The Store API's nonce, as the platform prints it for its own client. */
export const clientSettings = {
  name: "wcBlocksMiddlewareConfig",
  packageName,
  doc: "The Store API's nonce.",
  parse: (settings): StoreNonce =>
    parsePrintedNonce(readMember(settings, ["storeApiNonce"]), readMember(settings, ["wcStoreApiNonceTimestamp"])),
} satisfies SettingsTable

/** The Store API's nonce in the settings of the platform's blocks, on pages where their reader is a global. `readPriceDisplay` asks it, too. */
export const blockSettings = {
  name: "wcSettings",
  packageName,
  doc: "The platform's blocks: the Store API's nonce, and whether prices are displayed with tax.",
  parse: (settings): unknown => selectBlockSetting(settings, "storeApiNonce"),
} satisfies SettingsTable
