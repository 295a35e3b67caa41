import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { ReadFailure } from "@ringside/ui/read"
import { productMessages } from "../../messages.ts"
import type { ProductOptions } from "../cardOptions.ts"
import { useProductRead } from "../useProductRead.ts"
import { LoadingProduct } from "./LoadingProduct.tsx"
import { ProductCard } from "./ProductCard.tsx"

/**
 * The card of the product that the hook names.
 * @throws Error when the hook names none, or the page has no Store API: the server's HTML then stays.
 */
export function ProductRoot({ options }: Pick<RootProps<ProductOptions>, "options">) {
  const translate = useTranslate("add-to-cart", productMessages)
  const { product: id, layout, swatches } = options
  const { state, retry } = useProductRead(usePage(), id, swatches)
  if (id === null) throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the product from, so the hook's own HTML stays.")
    case "loading":
      return <LoadingProduct options={options} />
    case "loaded":
      return (
        <div className="ringside-product-place" data-layout={layout}>
          <ProductCard product={state.value} options={options} />
        </div>
      )
    case "gone":
      return <p className="ringside-product-note">{translate("productGone")}</p>
    case "failed":
      return (
        <ReadFailure
          message={state.message ?? translate("productFailed")}
          retryText={translate("retry")}
          onRetry={retry}
        />
      )
  }
}
