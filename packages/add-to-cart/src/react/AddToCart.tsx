import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type AddToCartRenderProps, AddToCartRenderPropsContext } from "../addToCart/ui/addToCartRenderProps.ts"
import { AddToCart as Button } from "../addToCart/ui/AddToCart.tsx"
import { addToCartRoot } from "../addToCart/widget.ts"
import type { addToCartAttributes } from "../options.ts"

const Root: RootComponent<typeof addToCartAttributes, "product"> = /* @__PURE__ */ createRootComponent({
  ...addToCartRoot,
  // The button itself: what was typed or focused before there was a page stays.
  first: (options) => (options.product === null ? null : <Button options={{ ...options, basketUrl: null }} />),
})

/** The props of `AddToCart`. */
export type AddToCartProps = RootComponentProps<typeof addToCartAttributes, "product"> &
  Pick<AddToCartRenderProps, "renderButton" | "renderBasketLink">

/** A button that adds one product to the basket, with a field for the quantity if it is asked for. */
export function AddToCart({ renderButton, renderBasketLink, ...props }: AddToCartProps) {
  return (
    <AddToCartRenderPropsContext value={{ renderButton, renderBasketLink }}>
      <Root {...props} />
    </AddToCartRenderPropsContext>
  )
}
