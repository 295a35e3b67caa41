import { createRootWidget } from "@ringside/ui"
import { Checkout } from "./Checkout.tsx"
import { checkoutAttributes } from "./options.ts"
import "../styles.css"
import "../totals.css"
import "../lines.css"
import "../adaptive.css"

/** The definition of a checkout, in a hook and in an app. */
export const checkoutRoot = {
  name: "checkout",
  attributes: checkoutAttributes,
  component: Checkout,
}

/** The checkout in `data-ringside="checkout"` hooks, with the Store API: address, shipping, payment, and the order. */
export const checkout = /* @__PURE__ */ createRootWidget(checkoutRoot)
