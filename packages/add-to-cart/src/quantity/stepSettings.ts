import { parseMembers, readText, type SettingsTable } from "@ringside/core/domain"
import { stepButtonJob } from "../jobs.ts"

/** The theme's minus and plus: their look and their labels. */
export const stepSettings = {
  name: "astra_qty_btn",
  packageName: "add-to-cart",
  doc: "The theme's minus and plus: their look and their labels.",
  derived: stepButtonJob.derived,
  parse: (settings) => parseMembers(settings, { style_type: readText, minus_qty: readText, plus_qty: readText }),
} satisfies SettingsTable
