import { useShopLanguage, useTranslate } from "@ringside/ui"
import { useId } from "react"
import { type Product, selectProductAction } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { CardOptions } from "../cardOptions.ts"
import { useVariations } from "../useVariations.ts"
import { ProductForm } from "./ProductForm.tsx"
import { ProductHeading } from "./ProductHeading.tsx"
import { ProductLink } from "./ProductLink.tsx"
import { ProductPriceText } from "./ProductPriceText.tsx"
import { ProductStock } from "./ProductStock.tsx"

interface ProductCardProps {
  readonly product: Product
  readonly options: CardOptions
}

/** A card that sells one product: picture, name, price, stock, choices, and the button that adds it. */
export function ProductCard({ product, options }: ProductCardProps) {
  const id = useId()
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const choice = useVariations(product)
  const action = selectProductAction(product)
  const shown = choice.details ?? product
  const { price } = shown
  return (
    <article className="ringside-product" aria-labelledby={id}>
      <ProductHeading id={id} product={product} image={shown.image ?? product.image} level={options.heading} />
      <div className="ringside-product-body">
        {price && <ProductPriceText price={price} />}
        <ProductStock product={shown} />
        {(action.kind === "add" || action.kind === "choose") && (
          <ProductForm product={product} choice={choice} options={options} />
        )}
        {action.kind === "visit" && (
          <ProductLink product={product} className="ringside-button" href={action.url}>
            <span lang={action.text === "" ? undefined : shopLanguage}>{action.text || translate("viewOptions")}</span>
            <span className="ringside-spoken" lang={shopLanguage}>
              {` ${product.name}`}
            </span>
          </ProductLink>
        )}
      </div>
    </article>
  )
}
