import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type BasketParts, BasketPartsContext } from "../block/basket/basketParts.ts"
import type { basketAttributes } from "../block/basket/options.ts"
import { basketRoot } from "../block/basket/widget.ts"

const Root = /* @__PURE__ */ createRootComponent(basketRoot)

/** The props of `Basket`. */
export type BasketProps = RootComponentProps<typeof basketAttributes> & BasketParts

/** The basket as a page of its own: lines, coupon, shipping, sums, and the link to the checkout. */
export function Basket({ renderLine, renderLink, ...props }: BasketProps) {
  return (
    <BasketPartsContext value={{ renderLine, renderLink }}>
      <Root {...props} />
    </BasketPartsContext>
  )
}
