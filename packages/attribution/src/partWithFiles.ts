import { withFiles } from "@ringside/core/domain"
import { attributionPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [attributionPart] })` starts it. */
export const attributionPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "consent/consentBanner.ts": () => import("./consent/consentBanner.ts"),
  "tracking.ts": () => import("./tracking.ts"),
  "analytics/analytics.ts": () => import("./analytics/analytics.ts"),
})
