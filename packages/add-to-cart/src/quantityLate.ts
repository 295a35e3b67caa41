import type { Behaviour } from "@ringside/core"
import { quantityBehaviour } from "./quantityBehaviour.ts"

/** Quantity inputs, in a file of their own. */
export const createBehaviours = (): readonly Behaviour[] => [quantityBehaviour]
