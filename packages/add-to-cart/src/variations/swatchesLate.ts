import type { Behaviour } from "@ringside/core"
import { swatchesBehaviour } from "./behaviour.ts"

/** Swatches, in a file of their own. */
export const createBehaviours = (): readonly Behaviour[] => [swatchesBehaviour]
