import type { Behaviour } from "@ringside/core"
import { miniCartQuantityBehaviour } from "./miniCartQuantityBehaviour.ts"

/** Quantities in the host's mini-cart, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [miniCartQuantityBehaviour]
