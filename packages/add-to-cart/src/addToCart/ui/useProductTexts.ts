import { useShopLanguage, useTranslate } from "@ringside/ui"
import { addToCartMessages } from "../../messages.ts"
import type { AddToCartOptions } from "../readAddToCart.ts"

/** The texts about one product, with its name if the hook gives it. */
export interface ProductTexts {
  /** The button's label. */
  readonly label: string
  readonly name: string | null
  /** `lang` of the name, and of a label from the hook, among our texts in another language. */
  readonly nameLanguage: string | undefined
  readonly labelLanguage: string | undefined
  readonly quantity: string
  readonly added: string
  readonly failed: string
  /** The shop may have added it. */
  readonly unclear: string
}

/** The texts of one add button. */
export function useProductTexts({ name, label }: Pick<AddToCartOptions, "name" | "label">): ProductTexts {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  const shopLanguage = useShopLanguage("add-to-cart", addToCartMessages)
  const own = {
    name,
    label: label ?? translate("add"),
    nameLanguage: shopLanguage,
    unclear: translate("unclear"),
    labelLanguage: label === null ? undefined : shopLanguage,
  }
  return name === null
    ? {
        ...own,
        quantity: translate("quantityUnnamed"),
        added: translate("addedUnnamed"),
        failed: translate("failedUnnamed"),
      }
    : {
        ...own,
        quantity: translate("quantity", { name }),
        added: translate("addedNamed", { name }),
        failed: translate("failed", { name }),
      }
}
