import type { SettingsTable } from "@ringside/core/domain"
import { readMembers } from "./domain/index.ts"

const packageName = "popups"

/** Settings for all popups of the page; empty if the host prints none. Source: popups §1.2. */
export const varsSettings = { name: "pum_vars", packageName, parse: readMembers } satisfies SettingsTable

/** Settings of each popup, by the id of its element. Source: popups §1.2. */
export const popupsSettings = { name: "pum_popups", packageName, parse: readMembers } satisfies SettingsTable
