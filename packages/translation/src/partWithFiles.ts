import { withFiles } from "@ringside/core/domain"
import { translationPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [translationPart] })` starts it. */
export const translationPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "switchers/switcherLate.ts": () => import("./switchers/switcherLate.ts"),
  "editor/editor.ts": () => import("./editor/editor.ts"),
})
