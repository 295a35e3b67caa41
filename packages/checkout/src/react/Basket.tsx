import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type BasketRenderProps, BasketRenderPropsContext } from "../block/basket/basketRenderProps.ts"
import type { basketAttributes } from "../block/basket/options.ts"
import { basketRoot } from "../block/basket/widget.ts"
import { CartOutline } from "../block/shared/CartOutline.tsx"
import { useBlockTexts } from "../block/shared/texts.ts"

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

/** The basket before there is a page. */
function FirstBasket() {
  const translate = useBlockTexts()
  return (
    <section className="ringside-order ringside-basket" aria-label={translate("basketTitle")}>
      <CartOutline />
    </section>
  )
}
