import { withFiles } from "@ringside/core/domain"
import { cartPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [cartPart] })` starts it. */
export const cartPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "store.ts": () => import("./store.ts"),
})
