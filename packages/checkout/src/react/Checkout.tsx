import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type BasketRenderProps, BasketRenderPropsContext } from "../block/basket/basketRenderProps.ts"
import type { checkoutAttributes } from "../block/checkout/options.ts"
import { type OrderListener, OrderListenerContext } from "../block/checkout/orderListener.ts"
import { checkoutRoot } from "../block/checkout/widget.ts"
import { CartOutline } from "../block/shared/CartOutline.tsx"
import { useBlockTexts } from "../block/shared/texts.ts"

const Root = /* @__PURE__ */ createRootComponent({ ...checkoutRoot, first: () => <FirstCheckout /> })

/** The props of `Checkout`. */
export type CheckoutProps = RootComponentProps<typeof checkoutAttributes> &
  Pick<BasketRenderProps, "renderShopLink"> & {
    /**
     * Called with an order that the shop has taken, before the page is left for its `url`. Return true where the app shows a page of its own
     * instead; an address of a payment's provider has to be followed for the order to be paid.
     */
    readonly onPlaced?: OrderListener | undefined
  }

/**
 * The checkout: contact, addresses, shipping, payment, and the order. Payment methods that need a form of their own come with a part: give the
 * provider `paymentsPart` for cards.
 */
export function Checkout({ renderShopLink, onPlaced, ...props }: CheckoutProps) {
  return (
    <BasketRenderPropsContext value={{ renderShopLink }}>
      <OrderListenerContext value={onPlaced}>
        <Root {...props} />
      </OrderListenerContext>
    </BasketRenderPropsContext>
  )
}

/** The checkout before there is a page. */
function FirstCheckout() {
  const translate = useBlockTexts()
  return (
    <section className="ringside-order ringside-checkout" aria-label={translate("checkoutTitle")}>
      <CartOutline />
    </section>
  )
}
