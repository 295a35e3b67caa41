import type { Refusal } from "./refusal.ts"
import type { ShopTexts } from "../../texts/texts.ts"

/** The message to the shopper about a refused change. */
export function refusalText(refusal: Refusal, { refusal: texts }: ShopTexts): string {
  switch (refusal.code) {
    case "gone":
      return texts.gone
    case "bad-quantity":
      return texts.badQuantity
    case "unknown-line":
      return texts.unknownLine
    case "choose-options":
      return texts.chooseOptions(refusal.product.name, refusal.missing)
    case "no-such-combination":
      return texts.noSuchCombination(refusal.product.name)
    case "out-of-stock":
      return texts.outOfStock(refusal.product.name)
    case "sold-individually":
      return texts.soldIndividually(refusal.product.name)
    case "not-enough":
      return refusal.inBasket > 0
        ? texts.notEnoughMore(refusal.product.name, refusal.stock, refusal.inBasket)
        : texts.notEnough(refusal.product.name, refusal.stock)
  }
}
