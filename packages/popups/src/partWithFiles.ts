import { withFiles } from "@ringside/core/domain"
import { popupsPart as declared } from "./part.ts"

/** What the package declares, with its code: `createPage({ parts: [popupsPart] })` starts it. */
export const popupsPart = /* @__PURE__ */ withFiles(declared, {
  "publicApi/members.ts": () => import("./publicApi/members.ts"),
  "late.ts": () => import("./late.ts"),
  "countdown/countdown.ts": () => import("./countdown/countdown.ts"),
  "forms/forms.ts": () => import("./forms/forms.ts"),
  "triggers/automatic.ts": () => import("./triggers/automatic.ts"),
  "media/media.ts": () => import("./media/media.ts"),
  "hook/hookPopup.ts": () => import("./hook/hookPopup.ts"),
})
