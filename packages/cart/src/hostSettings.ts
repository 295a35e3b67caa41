import type { DerivedSettings, SettingsTable } from "@ringside/core/domain"
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
