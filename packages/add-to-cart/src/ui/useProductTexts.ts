import { useTranslate } from "@ringside/ui"
import { addToCartMessages } from "../messages.ts"
import type { AddToCartOptions } from "../readAddToCart.ts"

/** What is said of one product, with its name where the hook gives it. */
export interface ProductTexts {
  /** On the button. */
  readonly label: string
  /** What the button is called, whatever it shows. */
  readonly buttonName: string
  readonly quantity: string
  readonly added: string
  readonly failed: string
}

/** The texts of one add button. */
export function useProductTexts({ name, label }: Pick<AddToCartOptions, "name" | "label">): ProductTexts {
  const translate = useTranslate("add-to-cart", addToCartMessages)
  if (name === null) {
    const text = label ?? translate("add")
    return {
      label: text,
      buttonName: text,
      quantity: translate("quantityUnnamed"),
      added: translate("addedUnnamed"),
      failed: translate("failedUnnamed"),
    }
  }
  return {
    label: label ?? translate("add"),
    // The shop's own words come first, since people who steer by voice say what they read.
    buttonName: label === null ? translate("addNamed", { name }) : `${label}: ${name}`,
    quantity: translate("quantity", { name }),
    added: translate("addedNamed", { name }),
    failed: translate("failed", { name }),
  }
}
