import { readMembers } from "@ringside/core/domain"
import type { SettingsTable } from "@ringside/core/domain"

const packageName = "popups"

/** Settings for all popups of the page; empty if the host prints none. Source: popups §1.2. */
export const varsSettings = {
  name: "pum_vars",
  packageName,
  doc: "The popup plugin's settings for all popups: its endpoints and options.",
  parse: readMembers,
} satisfies SettingsTable

/** Settings of each popup, by the id of its element. Source: popups §1.2. */
export const popupsSettings = {
  name: "pum_popups",
  packageName,
  doc: "Settings of each popup, by the id of its element.",
  parse: readMembers,
} satisfies SettingsTable
