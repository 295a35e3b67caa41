import { createRootComponent } from "@ringside/ui/react"
import { checkoutRoot } from "../block/checkout/widget.ts"

/**
 * The checkout: contact, addresses, shipping, payment, and the order. Payment methods that need a form of their own come with a part: give the
 * provider `paymentsPart` for cards.
 */
export const Checkout = /* @__PURE__ */ createRootComponent(checkoutRoot)
