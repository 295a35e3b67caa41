import type { Behaviour } from "@ringside/core"
import { createMiniCartBehaviours } from "./behaviour.ts"

/**
 * The host's own mini-cart and drawer, with the package's own undo. A separate file, so that a bundle that loads undo in another way has no
 * such import.
 */
export const miniCartBehaviours: readonly Behaviour[] = /* @__PURE__ */ createMiniCartBehaviours(
  () => import("./undo.ts"),
)
