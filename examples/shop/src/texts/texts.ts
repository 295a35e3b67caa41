import { en } from "./en.ts"
import { es, type ShopTexts } from "./es.ts"
import type { Language } from "./languages.ts"

const byLanguage: Readonly<Record<Language, ShopTexts>> = { es, en }

/** The shop's words in one language. */
export function textsOf(language: Language): ShopTexts {
  return byLanguage[language]
}
