import { type Page, readHostSettings } from "@ringside/core"
import { readMember, readText } from "@ringside/core/domain"
import { cardSettings } from "../hostSettings.ts"

/** The HTML of the plugin's instructions for its test mode; empty without any. */
export function readTestInstructions(page: Page): string {
  const settings = readHostSettings(page, cardSettings)
  return readText(readMember(settings, ["paymentMethodsConfig", "card", "testingInstructions"]))
}
