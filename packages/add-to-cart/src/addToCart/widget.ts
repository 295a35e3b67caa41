import { createRootWidget } from "@ringside/ui"
import { addToCartAttributes } from "../options.ts"
import { readAddToCart } from "./readAddToCart.ts"
import { AddToCart } from "./ui/AddToCart.tsx"
import "./styles.css"

/** The definition of an add button, in a hook and in an app. */
export const addToCartRoot = {
  name: "add-to-cart",
  attributes: addToCartAttributes,
  read: readAddToCart,
  component: AddToCart,
}

/** The add button in `data-ringside="add-to-cart"` hooks that have none of their own. */
export const addToCart = /* @__PURE__ */ createRootWidget(addToCartRoot)
