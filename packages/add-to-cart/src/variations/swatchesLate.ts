import type { Behaviour } from "@ringside/core"
import { swatchesBehaviour } from "./swatches.ts"

/** Swatches, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [swatchesBehaviour]
