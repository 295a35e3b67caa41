import { createRootComponent, type RootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type AddToCartParts, AddToCartPartsContext } from "../addToCart/ui/addToCartParts.ts"
import { addToCartRoot } from "../addToCart/widget.ts"
import type { addToCartAttributes } from "../options.ts"

const Root: RootComponent<typeof addToCartAttributes, "product"> = /* @__PURE__ */ createRootComponent(addToCartRoot)

/** The props of `AddToCart`. */
export type AddToCartProps = RootComponentProps<typeof addToCartAttributes, "product"> &
  Pick<AddToCartParts, "renderButton">

/** A button that adds one product to the basket, with a field for the quantity if it is asked for. */
export function AddToCart({ renderButton, ...props }: AddToCartProps) {
  return (
    <AddToCartPartsContext value={{ renderButton }}>
      <Root {...props} />
    </AddToCartPartsContext>
  )
}
