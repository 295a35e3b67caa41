import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type AddToCartParts, AddToCartPartsContext } from "../addToCart/ui/addToCartParts.ts"
import { productsRoot } from "../product/products.ts"
import { LoadingProducts } from "../product/ui/LoadingProducts.tsx"
import type { productsAttributes } from "../options.ts"

const Root = /* @__PURE__ */ createRootComponent({
  ...productsRoot,
  first: (options) => <LoadingProducts options={options} />,
})

/** The props of `Products`. */
export type ProductsProps = RootComponentProps<typeof productsAttributes> & AddToCartParts

/** Cards of a category, a tag, a search, of named products, or of those on sale, as a grid or in a row. */
export function Products({ renderButton, renderLink, renderBasketLink, ...props }: ProductsProps) {
  return (
    <AddToCartPartsContext value={{ renderButton, renderLink, renderBasketLink }}>
      <Root {...props} />
    </AddToCartPartsContext>
  )
}
