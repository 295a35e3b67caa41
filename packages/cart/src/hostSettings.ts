import type { SettingsTable } from "@ringside/core/domain"
import { createAddingSettings, parseFragmentsParams } from "./domain/index.ts"

const packageName = "cart"

/** The platform's settings for the basket's markup: its endpoint and its storage keys. */
export const fragmentsSettings = {
  name: "wc_cart_fragments_params",
  packageName,
  parse: parseFragmentsParams,
} satisfies SettingsTable

/** The platform's settings for adding. */
export const addingSettings = /* @__PURE__ */ createAddingSettings(packageName)
