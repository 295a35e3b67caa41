import { withFiles } from "@ringside/core/domain"
import { paymentsPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [paymentsPart] })` starts it. */
export const paymentsPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "members.ts": () => import("./members.ts"),
  "late.ts": () => import("./late.ts"),
  "confirmPayment.ts": () => import("./confirmPayment.ts"),
})
