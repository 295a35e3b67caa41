import { withFiles } from "@ringside/core/domain"
import { galleryPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [galleryPart] })` starts it. */
export const galleryPart = /* @__PURE__ */ withFiles(declared, {
  "beforeLoad.ts": () => import("./beforeLoad.ts"),
  "late.ts": () => import("./late.ts"),
  "viewerModule.ts": () => import("./viewerModule.ts"),
})
