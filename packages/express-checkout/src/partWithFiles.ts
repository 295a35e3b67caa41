import { withFiles } from "@ringside/core/domain"
import { expressCheckoutPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [expressCheckoutPart] })` starts it. */
export const expressCheckoutPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "start.ts": () => import("./start.ts"),
  "late.ts": () => import("./late.ts"),
})
