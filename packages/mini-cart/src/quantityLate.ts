import type { Behaviour } from "@ringside/core"
import { miniCartQuantityBehaviour } from "./behaviour.ts"

/** Quantities in the host's mini-cart, in a file of their own. */
export const createBehaviours = (): readonly Behaviour[] => [miniCartQuantityBehaviour]
