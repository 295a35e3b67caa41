import { withFiles } from "@ringside/core/domain"
import { tabsReviewsPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [tabsReviewsPart] })` starts it. */
export const tabsReviewsPart = /* @__PURE__ */ withFiles(declared, {
  "reviews/widget.ts": () => import("./reviews/widget.ts"),
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "reviews/reviewHooksLate.ts": () => import("./reviews/reviewHooksLate.ts"),
})
