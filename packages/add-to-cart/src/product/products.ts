import { createRootWidget } from "@ringside/ui"
import { readAddToCart } from "../addToCart/readAddToCart.ts"
import { productsAttributes } from "../options.ts"
import { ProductsRoot } from "./ui/ProductsRoot.tsx"
import "../addToCart/styles.css"
import "./choices.css"
import "./product.css"
import "./products.css"

/** The definition of a list, in a hook and in an app. */
export const productsRoot = {
  name: "products",
  attributes: productsAttributes,
  read: readAddToCart,
  component: ProductsRoot,
}

/** The list in `data-ringside="products"` hooks. */
export const products = /* @__PURE__ */ createRootWidget(productsRoot)
