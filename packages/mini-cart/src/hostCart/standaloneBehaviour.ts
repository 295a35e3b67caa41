import type { Behaviour } from "@ringside/core"
import { createMiniCartBehaviour } from "./behaviour.ts"

/**
 * The host's own mini-cart and drawer, with the package's own undo. A separate file, so that a bundle that loads undo in another way has no
 * such import.
 */
export const miniCartBehaviour: Behaviour = /* @__PURE__ */ createMiniCartBehaviour(() => import("./undo.ts"))
