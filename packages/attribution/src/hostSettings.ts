import { parseMembers, isRecord, readList, readMember, readText, type SettingsTable } from "@ringside/core/domain"
import { parseAttributionConfig } from "./domain/index.ts"
import { emailSettingName, trackName } from "./host.ts"
import { attributionJob } from "./jobs.ts"

const packageName = "attribution"

/** The platform's settings of order attribution; null where the page has none. Source: attribution-translation-site §1. */
export const attributionSettings = {
  name: attributionJob.settings,
  packageName,
  doc: "Order attribution: its fields, the lifetime of its cookies, and whether the shop allows it.",
  parse(settings) {
    if (!isRecord(settings)) return null
    return {
      settings,
      config: parseAttributionConfig(settings),
      promoCode: readMember(settings, ["params", "promocode"]),
    }
  },
} satisfies SettingsTable

/** Where the marketing service takes addresses. Source: attribution-translation-site §3. */
export const emailSettings = {
  name: emailSettingName,
  packageName,
  doc: "Where the marketing service takes addresses.",
  parse: (settings) => parseMembers(settings, { ajax_url: readText, nonce: readText }),
} satisfies SettingsTable

/** Where the popup plugin takes the addresses of its newsletter forms. Source: popups §1.2. */
export const popupSettings = {
  name: "pum_vars",
  packageName,
  doc: "Where the popup plugin takes addresses.",
  parse: (settings) => parseMembers(settings, { ajaxurl: readText }),
} satisfies SettingsTable

/** The usage events that the platform has collected, as it prints them. They are a list, not an object. */
export const collectedTrackSettings = {
  name: trackName,
  packageName,
  isValue: true,
  doc: "The usage events that the platform has collected; a list.",
  parse: readList,
} satisfies SettingsTable

/** Where the payment plugin takes usage events. Source: attribution-translation-site §4. */
export const tracksSettings = {
  name: "wcpayConfig",
  packageName,
  doc: "Where the payment plugin takes usage events, and whether shoppers may be tracked.",
  parse: (settings) =>
    parseMembers(settings, {
      isShopperTrackingEnabled: (value) => value !== false,
      ajaxUrl: readText,
      platformTrackerNonce: readText,
    }),
} satisfies SettingsTable
