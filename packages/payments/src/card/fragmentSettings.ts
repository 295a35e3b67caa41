import type { Page } from "@ringside/core"
import { parseFragmentSettings } from "../domain/index.ts"
import { freshSettingsService } from "../freshSettings.ts"

/** Reads the payment settings in an order review response, since scripts in the shop's markup don't run. */
export function readFragmentSettings(page: Page, fragments: Readonly<Record<string, unknown>>): void {
  for (const html of Object.values(fragments)) {
    const settings = typeof html === "string" ? parseFragmentSettings(html) : null
    if (settings) freshSettingsService.of(page).current = { ...freshSettingsService.of(page).current, ...settings }
  }
}
