import { Price, useTranslate } from "@ringside/ui"
import type { ProductPrice } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"

/** A product's price: the old and the new one on sale, and the lowest of several. */
export function ProductPriceText({ price }: { readonly price: ProductPrice }) {
  const translate = useTranslate("add-to-cart", productMessages)
  return (
    <p className="ringside-product-price">
      {price.isRange && `${translate("priceFrom")} `}
      <Price amount={price.lowest} regularAmount={price.regular} format={price.format} />
    </p>
  )
}
