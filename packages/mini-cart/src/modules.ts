import { askedModule } from "@ringside/core/domain"

/** The offer to restore a removed line. */
export const undoModule = /* @__PURE__ */ askedModule({
  name: "mini-cart-undo",
  member: "offerUndo",
  load: () => import("./hostCart/undo.ts"),
})
