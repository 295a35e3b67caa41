import { withFiles } from "@ringside/core/domain"
import { sitePart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [sitePart] })` starts it. */
export const sitePart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "headerLate.ts": () => import("./headerLate.ts"),
  "start.ts": () => import("./start.ts"),
  "search/liveSearch.ts": () => import("./search/liveSearch.ts"),
  "notices/focusNotice.ts": () => import("./notices/focusNotice.ts"),
  "preview/preview.ts": () => import("./preview/preview.ts"),
})
