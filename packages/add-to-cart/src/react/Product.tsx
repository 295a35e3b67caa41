import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type AddToCartRenderProps, AddToCartRenderPropsContext } from "../addToCart/ui/addToCartRenderProps.ts"
import { productRoot } from "../product/product.ts"
import { LoadingProduct } from "../product/ui/LoadingProduct.tsx"
import type { productAttributes } from "../options.ts"

const Root: RootComponent<typeof productAttributes, "product"> = /* @__PURE__ */ createRootComponent({
  ...productRoot,
  first: (options) => (options.product === null ? null : <LoadingProduct options={options} />),
})

/** The props of `Product`. */
export type ProductProps = RootComponentProps<typeof productAttributes, "product"> & AddToCartRenderProps

/** A card that sells one product of the shop: picture, name, price, stock, variations, and the button that adds it. */
export function Product({ renderButton, renderLink, renderBasketLink, ...props }: ProductProps) {
  return (
    <AddToCartRenderPropsContext value={{ renderButton, renderLink, renderBasketLink }}>
      <Root {...props} />
    </AddToCartRenderPropsContext>
  )
}
