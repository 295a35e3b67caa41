import { useShopLanguage } from "@ringside/ui"
import type { ReactNode } from "react"
import type { Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { CardOptions } from "../cardOptions.ts"
import { ProductLink } from "./ProductLink.tsx"

interface ProductHeadingProps {
  readonly id: string
  readonly product: Product
  readonly level: CardOptions["heading"]
  /** The picture, on a card that has one. */
  readonly children: ReactNode
}

/** The picture and the name, which is a link to the product's page over both. */
export function ProductHeading({ id, product, level, children }: ProductHeadingProps) {
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { name, permalink } = product
  const Heading = `h${level}` as const
  return (
    <div className="ringside-product-head">
      {children}
      <Heading id={id} className="ringside-product-name" lang={shopLanguage}>
        {permalink === null ? (
          name
        ) : (
          <ProductLink product={product} className="ringside-product-link" href={permalink}>
            {name}
          </ProductLink>
        )}
      </Heading>
    </div>
  )
}
