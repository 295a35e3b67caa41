import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { type BasketParts, BasketPartsContext } from "../block/basket/basketParts.ts"
import { FirstCheckout } from "../block/checkout/FirstCheckout.tsx"
import type { checkoutAttributes } from "../block/checkout/options.ts"
import { checkoutRoot } from "../block/checkout/widget.ts"

const Root = /* @__PURE__ */ createRootComponent({ ...checkoutRoot, first: () => <FirstCheckout /> })

/** The props of `Checkout`. */
export type CheckoutProps = RootComponentProps<typeof checkoutAttributes> & Pick<BasketParts, "renderShopLink">

/**
 * The checkout: contact, addresses, shipping, payment, and the order. Payment methods that need a form of their own come with a part: give the
 * provider `paymentsPart` for cards.
 */
export function Checkout({ renderShopLink, ...props }: CheckoutProps) {
  return (
    <BasketPartsContext value={{ renderShopLink }}>
      <Root {...props} />
    </BasketPartsContext>
  )
}
