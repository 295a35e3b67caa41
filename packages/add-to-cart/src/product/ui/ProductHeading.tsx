import { useShopLanguage } from "@ringside/ui"
import type { CartImage } from "@ringside/cart/domain"
import type { Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { CardOptions } from "../cardOptions.ts"
import { ProductLink } from "./ProductLink.tsx"
import { ProductPicture } from "./ProductPicture.tsx"

interface ProductHeadingProps {
  readonly id: string
  readonly product: Product
  /** The picture of the chosen variation, or the product's own. */
  readonly image: CartImage | null
  readonly level: CardOptions["heading"]
}

/** The picture and the name, which is a link to the product's page over both. */
export function ProductHeading({ id, product, image, level }: ProductHeadingProps) {
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { name, permalink } = product
  const Heading = `h${level}` as const
  return (
    <div className="ringside-product-head">
      <ProductPicture image={image} name={name} />
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
