import { cartBehaviour } from "@ringside/cart"
import type { Behaviour } from "@ringside/core"

/** Everything that enhances the host's own markup, from the start and without a hook. */
export const behaviours: readonly Behaviour[] = [cartBehaviour]
