import { withFiles } from "@ringside/core/domain"
import { miniCartPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [miniCartPart] })` starts it. */
export const miniCartPart = /* @__PURE__ */ withFiles(declared, {
  "miniCart/widget.ts": () => import("./miniCart/widget.ts"),
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "cartCount/late.ts": () => import("./cartCount/late.ts"),
  "hostCart/quantityLate.ts": () => import("./hostCart/quantityLate.ts"),
  "hostCart/undo.ts": () => import("./hostCart/undo.ts"),
})
