import { useTranslate } from "@ringside/ui"
import { productMessages } from "../../messages.ts"
import type { ProductOptions } from "../cardOptions.ts"
import { CardSkeleton } from "./CardSkeleton.tsx"

/** The place of a card that is loading. */
export function LoadingProduct({ options }: { readonly options: Pick<ProductOptions, "layout" | "label"> }) {
  const translate = useTranslate("add-to-cart", productMessages)
  return (
    <div className="ringside-product-place" data-layout={options.layout} aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      <CardSkeleton label={options.label} />
    </div>
  )
}
