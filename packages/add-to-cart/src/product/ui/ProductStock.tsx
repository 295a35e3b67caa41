import { useShopLanguage, useTranslate } from "@ringside/ui"
import type { Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"

/** What a shopper should know about the stock: in the shop's words where it has some, and nothing where there is enough. */
export function ProductStock({ product }: { readonly product: Product }) {
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { isInStock, lowStockLeft, stockText } = product
  const isLow = isInStock && lowStockLeft !== null && lowStockLeft > 0
  const own = isInStock ? (isLow ? translate("lowStock", { count: lowStockLeft }) : "") : translate("buttonSoldOut")
  const text = stockText || own
  if (text === "") return null
  return (
    <p className="ringside-product-stock" data-stock={isInStock ? (isLow ? "low" : "in") : "out"}>
      <span lang={stockText === "" ? undefined : shopLanguage}>{text}</span>
    </p>
  )
}
