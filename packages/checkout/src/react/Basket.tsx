import { createRootComponent } from "@ringside/ui/react"
import { basketRoot } from "../block/basket/widget.ts"

/** The basket as a page of its own: lines, coupon, shipping, sums, and the link to the checkout. */
export const Basket = /* @__PURE__ */ createRootComponent(basketRoot)
