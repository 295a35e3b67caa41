import type { Behaviour } from "@ringside/core"
import { swatchesBehaviour } from "./swatches.ts"

/** Swatches, in a file of their own. */
export const createBehaviours = (): readonly Behaviour[] => [swatchesBehaviour]
