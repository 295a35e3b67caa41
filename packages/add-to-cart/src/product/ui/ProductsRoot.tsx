import { readShop } from "@ringside/cart"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { ReadFailure, useRead } from "@ringside/ui/read"
import { useMemo } from "react"
import { parseProducts, type Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { ProductsOptions } from "../cardOptions.ts"
import { createListOperation } from "../operations.ts"
import { LoadingProducts } from "./LoadingProducts.tsx"
import { ProductCard } from "./ProductCard.tsx"
import { ProductList } from "./ProductList.tsx"

/**
 * A list of products, as a grid or a row.
 * @throws Error when the page has no Store API: the server's HTML then stays.
 */
export function ProductsRoot({ options }: Pick<RootProps<ProductsOptions>, "options">) {
  const translate = useTranslate("add-to-cart", productMessages)
  const operation = useMemo(() => createListOperation({ ...options, isOnSale: options.onSale }), [options])
  const page = usePage()
  const { state, retry } = useRead({
    ...{ page, widget: "add-to-cart" },
    key: String(operation.path),
    read: (signal) => readShop(page, { operation, args: null, parse: parseList }, signal),
  })
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the products from, so the hook's own HTML stays.")
    case "loading":
      return <LoadingProducts options={options} />
    case "loaded":
      return state.value.length === 0 ? (
        <p className="ringside-product-note">{translate("noProducts")}</p>
      ) : (
        <ProductList options={options}>
          {state.value.map((product) => (
            <li key={product.id} className="ringside-products-item">
              <ProductCard product={product} options={options} keepsPlace={hasPictures(state.value)} />
            </li>
          ))}
        </ProductList>
      )
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

function parseList(body: unknown) {
  return Array.isArray(body) ? parseProducts(body) : null
}
