import { basketTexts } from "../features/basket/texts.ts"
import { catalogueTexts } from "../features/catalogue/texts.ts"
import { productTexts } from "../features/product/texts.ts"
import { reviewsTexts } from "../features/reviews/texts.ts"
import { siteTexts } from "../features/site/texts.ts"
import type { Language } from "./languages.ts"

/** Words that several features show. A word of one feature alone is read from that feature's own `texts.ts`. */
export type ShopTexts = ReturnType<typeof textsOf>

/** The shared words in one language. */
export function textsOf(language: Language) {
  return {
    ...siteTexts[language],
    ...catalogueTexts[language],
    ...productTexts[language],
    ...reviewsTexts[language],
    ...basketTexts[language],
  }
}
