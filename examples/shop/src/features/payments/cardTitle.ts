import type { Language } from "../../texts/languages.ts"
import { isSimulated } from "./cardMode.ts"
import { paymentsTexts } from "./texts.ts"

/** What the shop calls cards: a simulation says that it is one. */
export function cardTitle(language: Language): string {
  const { title, realTitle } = paymentsTexts[language]
  return isSimulated() ? title : realTitle
}
