import { createRootWidget } from "@ringside/ui"
import { miniCartAttributes } from "../options.ts"
import { readMiniCart } from "./readMiniCart.ts"
import { MiniCart } from "./ui/MiniCart.tsx"
import "./styles.css"
import "./lines.css"
import "./foot.css"
import "./adaptive.css"

/** The definition of a mini-cart, in a hook and in an app. */
export const miniCartRoot = {
  name: "mini-cart",
  attributes: miniCartAttributes,
  read: readMiniCart,
  component: MiniCart,
}

/** The basket in `data-ringside="mini-cart"` hooks: in the page, in a panel under its button, or in a drawer. */
export const miniCart = /* @__PURE__ */ createRootWidget(miniCartRoot)
