import { withFiles } from "@ringside/core/domain"
import { addToCartPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [addToCartPart] })` starts it. */
export const addToCartPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "addToCart/widget.ts": () => import("./addToCart/widget.ts"),
  "addToCart/late.ts": () => import("./addToCart/late.ts"),
  "addToCart/hooksLate.ts": () => import("./addToCart/hooksLate.ts"),
  "quantity/late.ts": () => import("./quantity/late.ts"),
  "variations/late.ts": () => import("./variations/late.ts"),
  "variations/swatchesLate.ts": () => import("./variations/swatchesLate.ts"),
})
