import type { Behaviour } from "@ringside/core"
import { reviewHooksBehaviour } from "./reviewHooks.ts"

/** The code that only `reviews` hooks need, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [reviewHooksBehaviour]
