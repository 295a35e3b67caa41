import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import type { checkoutAttributes } from "../block/checkout/options.ts"
import { checkoutRoot } from "../block/checkout/widget.ts"

/** The props of `Checkout`. */
export type CheckoutProps = RootComponentProps<typeof checkoutAttributes>

/**
 * The checkout: contact, addresses, shipping, payment, and the order. Payment methods that need a form of their own come with a part: give the
 * provider `paymentsPart` for cards.
 */
export const Checkout = /* @__PURE__ */ createRootComponent(checkoutRoot)
