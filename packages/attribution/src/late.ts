import type { Behaviour } from "@ringside/core"
import { attributionBehaviour } from "./behaviour.ts"

/** Behaviours of this package, in a chunk of their own. */
export const createBehaviours = (): readonly Behaviour[] => [attributionBehaviour]
