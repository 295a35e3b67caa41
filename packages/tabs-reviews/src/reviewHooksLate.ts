import type { Behaviour } from "@ringside/core"
import { reviewHooksBehaviour } from "./reviewHooks.ts"

/** What only `reviews` hooks need, in a file of its own. */
export const createBehaviours = (): readonly Behaviour[] => [reviewHooksBehaviour]
