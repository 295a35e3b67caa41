import type { Behaviour } from "@ringside/core"
import { addHooksBehaviour } from "./hookButtons.ts"

/** The host's own add buttons in hooks, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [addHooksBehaviour]
