import { createRootWidget } from "@ringside/ui"
import { readAddToCart } from "../addToCart/readAddToCart.ts"
import { productAttributes } from "../options.ts"
import { ProductRoot } from "./ui/ProductRoot.tsx"
import "../addToCart/styles.css"
import "./choices.css"
import "./product.css"

/** The definition of a card, in a hook and in an app. */
export const productRoot = {
  name: "product",
  attributes: productAttributes,
  read: readAddToCart,
  component: ProductRoot,
}

/** The card in `data-ringside="product"` hooks. */
export const product = /* @__PURE__ */ createRootWidget(productRoot)
