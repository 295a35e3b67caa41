import type { Behaviour } from "@ringside/core"
import { variationsBehaviour } from "./behaviour.ts"

/** Forms that choose a variation, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [variationsBehaviour]
