import type { Language } from "../../texts/languages.ts"
import { isSimulated } from "./cardMode.ts"
import { paymentsTexts } from "./texts.ts"

/** The name of the payment method; a simulation is labelled as one. */
export function cardTitle(language: Language): string {
  const { title, realTitle } = paymentsTexts[language]
  return isSimulated() ? title : realTitle
}
