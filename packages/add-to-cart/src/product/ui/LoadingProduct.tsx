import { useTranslate } from "@ringside/ui"
import { productMessages } from "../../messages.ts"
import type { ProductOptions } from "../cardOptions.ts"
import { CardSkeleton } from "./CardSkeleton.tsx"

interface LoadingProductProps {
  readonly options: Pick<ProductOptions, "layout" | "label" | "images">
}

/** The place of a card that is loading. */
export function LoadingProduct({ options }: LoadingProductProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  return (
    <div className="ringside-product-place" data-layout={options.layout} aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      <CardSkeleton label={options.label} images={options.images} />
    </div>
  )
}
