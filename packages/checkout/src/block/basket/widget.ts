import { createRootWidget } from "@ringside/ui"
import { basketAttributes } from "./options.ts"
import { Basket } from "./Basket.tsx"
import "../styles.css"
import "../totals.css"
import "../lines.css"
import "../adaptive.css"

/** The definition of a basket, in a hook and in an app. */
export const basketRoot = {
  name: "basket",
  attributes: basketAttributes,
  component: Basket,
}

/** The basket in `data-ringside="basket"` hooks: lines, coupon, shipping, totals, and the link to the checkout. */
export const basket = /* @__PURE__ */ createRootWidget(basketRoot)
