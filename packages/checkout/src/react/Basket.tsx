import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type BasketRenderProps, BasketRenderPropsContext } from "../block/basket/basketRenderProps.ts"
import { FirstBasket } from "../block/basket/FirstBasket.tsx"
import type { basketAttributes } from "../block/basket/options.ts"
import { basketRoot } from "../block/basket/widget.ts"

const Root = /* @__PURE__ */ createRootComponent({ ...basketRoot, first: () => <FirstBasket /> })

/** The props of `Basket`. */
export type BasketProps = RootComponentProps<typeof basketAttributes> & BasketRenderProps

/** The basket as a page of its own: lines, coupon, shipping, sums, and the link to the checkout. */
export function Basket({ renderLine, renderLink, renderCheckoutLink, renderShopLink, ...props }: BasketProps) {
  return (
    <BasketRenderPropsContext value={{ renderLine, renderLink, renderCheckoutLink, renderShopLink }}>
      <Root {...props} />
    </BasketRenderPropsContext>
  )
}
