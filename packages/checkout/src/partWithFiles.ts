import { withFiles } from "@ringside/core/domain"
import { checkoutPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [checkoutPart] })` starts it. */
export const checkoutPart = /* @__PURE__ */ withFiles(declared, {
  "block/basket/widget.ts": () => import("./block/basket/widget.ts"),
  "block/checkout/widget.ts": () => import("./block/checkout/widget.ts"),
  "basketPage/late.ts": () => import("./basketPage/late.ts"),
  "classic/late.ts": () => import("./classic/late.ts"),
  "fields/late.ts": () => import("./fields/late.ts"),
  "addressForms/late.ts": () => import("./addressForms/late.ts"),
  "block/late.ts": () => import("./block/late.ts"),
  "payPages/late.ts": () => import("./payPages/late.ts"),
  "addressForms/fieldsOfForms.ts": () => import("./addressForms/fieldsOfForms.ts"),
  "classic/order.ts": () => import("./classic/order.ts"),
})
