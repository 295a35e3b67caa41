import { readText, type SettingsTable, trimTrailing } from "@ringside/core/domain"

/** A token that proves to the shop that a request comes from its own page; empty without one. It is a text, not an object. */
export const fraudTokenSettings = {
  name: "wcpayFraudPreventionToken",
  packageName: "payments",
  isValue: true,
  doc: "The token by which the shop knows requests of its own page; a text.",
  parse: (value) => trimTrailing(readText(value), " "),
} satisfies SettingsTable
