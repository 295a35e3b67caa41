import type { Behaviour } from "@ringside/core"
import { cartCountBehaviour } from "./cartCount.ts"

/** Counts in hooks: few pages have one beside the host's own. */
export const createBehaviours = (): readonly Behaviour[] => [cartCountBehaviour]
