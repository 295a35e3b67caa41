import type { Behaviour } from "@ringside/core"
import { addToCartBehaviour } from "./behaviour.ts"

/** Behaviours of this package in the late chunk. */
export const createBehaviours = (): readonly Behaviour[] => [addToCartBehaviour]
