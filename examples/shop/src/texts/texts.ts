import { basketTexts } from "../features/basket/texts.ts"
import { catalogueTexts } from "../features/catalogue/texts.ts"
import { productTexts } from "../features/product/texts.ts"
import { reviewsTexts } from "../features/reviews/texts.ts"
import { siteTexts } from "../features/site/texts.ts"
import type { Language } from "./languages.ts"

/** Texts that several features show. A text of one feature is in that feature's own `texts.ts`. */
export type ShopTexts = ReturnType<typeof textsOf>

/** The shared texts in one language. */
export function textsOf(language: Language) {
  return {
    ...siteTexts[language],
    ...catalogueTexts[language],
    ...productTexts[language],
    ...reviewsTexts[language],
    ...basketTexts[language],
  }
}
