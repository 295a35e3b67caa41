import { Price, useShopLanguage, useTranslate } from "@ringside/ui"
import { useId } from "react"
import { type Product, type ProductPrice, selectProductAction } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { CardOptions } from "../cardOptions.ts"
import { useVariations } from "../useVariations.ts"
import { ProductForm } from "./ProductForm.tsx"
import { ProductHeading } from "./ProductHeading.tsx"
import { ProductLink } from "./ProductLink.tsx"
import { ProductPicture } from "./ProductPicture.tsx"

interface ProductCardProps {
  readonly product: Product
  readonly options: CardOptions
  /** Whether it keeps the place of a picture without one, as beside cards that have theirs. */
  readonly keepsPlace?: boolean
}

/** A card that sells one product: picture, name, price, stock, choices, and the button that adds it. */
export function ProductCard({ product, options, keepsPlace = false }: ProductCardProps) {
  const id = useId()
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const choice = useVariations(product)
  const action = selectProductAction(product)
  const shown = choice.details ?? product
  const { price } = shown
  const image = shown.image ?? product.image
  const isPictured = options.images && (image !== null || keepsPlace)
  return (
    <article className="ringside-product" data-pictured={isPictured ? "" : undefined} aria-labelledby={id}>
      <ProductHeading id={id} product={product} level={options.heading}>
        {isPictured && <ProductPicture image={image} name={product.name} />}
      </ProductHeading>
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

/** A product's price: the old and the new one on sale, and the lowest of several. */
function ProductPriceText({ price }: { readonly price: ProductPrice }) {
  const translate = useTranslate("add-to-cart", productMessages)
  return (
    <p className="ringside-product-price">
      {price.isRange && `${translate("priceFrom")} `}
      <Price amount={price.lowest} regularAmount={price.regular} format={price.format} />
    </p>
  )
}

/** The stock of a product: in the shop's words where it has some, and nothing where there is enough. */
function ProductStock({ product }: { readonly product: Product }) {
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
