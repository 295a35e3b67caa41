import type { SettingsTable } from "@ringside/core/domain"
import { createAddingSettings, parseFragmentKeys, parseFragmentsParams } from "./domain/index.ts"

const packageName = "cart"
const fragmentsName = "wc_cart_fragments_params"

/** The platform's settings for the basket's markup: its endpoint and its storage keys. */
export const fragmentsSettings = {
  name: fragmentsName,
  packageName,
  parse: parseFragmentsParams,
} satisfies SettingsTable

/** The storage keys in those settings. */
export const fragmentKeySettings = {
  name: fragmentsName,
  packageName,
  parse: parseFragmentKeys,
} satisfies SettingsTable

/** The platform's settings for adding. */
export const addingSettings = /* @__PURE__ */ createAddingSettings(packageName)
