import type { Behaviour } from "@ringside/core"
import { createPopupsBehaviour } from "./behaviour.ts"

/** Popups with the package's own extra files. A separate file, so that a bundle that loads them in another way has no such imports. */
export const popupsBehaviour: Behaviour = /* @__PURE__ */ createPopupsBehaviour({
  forms: () => import("./forms/forms.ts"),
  automatic: () => import("./triggers/automatic.ts"),
  media: () => import("./media/media.ts"),
  hooks: () => import("./hook/hookPopup.ts"),
})
