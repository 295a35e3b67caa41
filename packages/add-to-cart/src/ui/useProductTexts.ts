import { useTranslate } from "@ringside/ui"
import { addToCartMessages } from "../messages.ts"
import type { AddToCartOptions } from "../readAddToCart.ts"

/** What is said of one product, with its name where the hook gives it. */
export interface ProductTexts {
  /** On the button. */
  readonly label: string
  readonly name: string | null
  readonly quantity: string
  readonly added: string
  readonly failed: string
}

/** The texts of one add button. */
export function useProductTexts({ name, label }: Pick<AddToCartOptions, "name" | "label">): ProductTexts {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  const own = { name, label: label ?? translate("add") }
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
