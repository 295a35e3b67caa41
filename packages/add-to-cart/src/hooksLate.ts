import type { Behaviour } from "@ringside/core"
import { addHooksBehaviour } from "./behaviour.ts"

/** Add buttons of the host's own in hooks, in a file of their own. */
export const createBehaviours = (): readonly Behaviour[] => [addHooksBehaviour]
