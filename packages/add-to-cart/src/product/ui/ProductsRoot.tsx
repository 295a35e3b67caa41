import { type RootProps, useTranslate } from "@ringside/ui"
import { ReadFailure } from "@ringside/ui/read"
import type { Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { ProductsOptions } from "../cardOptions.ts"
import { useProductList } from "../useProductList.ts"
import { LoadingProducts } from "./LoadingProducts.tsx"
import { MoreProducts } from "./MoreProducts.tsx"
import { ProductCard } from "./ProductCard.tsx"
import { ProductList } from "./ProductList.tsx"

/**
 * A list of products, as a grid or a row.
 * @throws Error when the page has no Store API: the server's HTML then stays.
 */
export function ProductsRoot({ options }: Pick<RootProps<ProductsOptions>, "options">) {
  const translate = useTranslate("add-to-cart", productMessages)
  const { state, retry, isGrowing, showMore } = useProductList(options)
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the products from, so the hook's own HTML stays.")
    case "loading":
      return <LoadingProducts options={options} />
    case "loaded": {
      const { products } = state.value
      if (products.length === 0) return <p className="ringside-product-note">{translate("noProducts")}</p>
      const list = (
        <ProductList options={options}>
          {products.map((product) => (
            <li key={product.id} className="ringside-products-item">
              <ProductCard product={product} options={options} keepsPlace={hasPictures(products)} />
            </li>
          ))}
        </ProductList>
      )
      return options.more ? (
        <MoreProducts pages={state.value} isGrowing={isGrowing} onPress={showMore}>
          {list}
        </MoreProducts>
      ) : (
        list
      )
    }
    // A category or a product of the list that the shop doesn't have leaves it empty; a refusal is a mistake in the attributes.
    case "gone":
      return <p className="ringside-product-note">{translate("noProducts")}</p>
    case "failed":
      return (
        <ReadFailure
          message={state.message ?? translate("productsFailed")}
          retryText={translate("retry")}
          onRetry={retry}
        />
      )
  }
}

/** Whether one of the cards has a picture: the names in a row then stand on one line. */
function hasPictures(products: readonly Product[]): boolean {
  return products.some(({ image }) => image !== null)
}
