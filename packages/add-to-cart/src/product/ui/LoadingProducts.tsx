import { Skeleton, useTranslate } from "@ringside/ui"
import { productMessages } from "../../messages.ts"
import type { ProductsOptions } from "../cardOptions.ts"
import { CardSkeleton } from "./CardSkeleton.tsx"
import { type ListOptions, ProductList } from "./ProductList.tsx"

/** The number of skeletons that fill most windows. */
const maxSkeletons = 12

interface LoadingProductsProps {
  readonly options: ListOptions & Pick<ProductsOptions, "limit" | "more" | "label" | "images">
}

/** A list that is loading, with as many cards as will come. */
export function LoadingProducts({ options }: LoadingProductsProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  const list = (
    <ProductList options={options} isBusy>
      {[...Array(Math.min(options.limit, maxSkeletons)).keys()].map((each) => (
        <li key={each} className="ringside-products-item">
          <CardSkeleton label={options.label} images={options.images} />
        </li>
      ))}
    </ProductList>
  )
  return options.more ? (
    <div className="ringside-products-growing">
      {list}
      <span className="ringside-product-button-outline" aria-hidden="true">
        <Skeleton>
          <span className="ringside-button">{translate("showMore")}</span>
        </Skeleton>
      </span>
    </div>
  ) : (
    list
  )
}
