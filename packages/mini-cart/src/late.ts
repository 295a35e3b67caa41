import type { Behaviour } from "@ringside/core"
import { miniCartBehaviours } from "./hostCart/behaviour.ts"

/** Behaviours of this package in the late chunk. */
export const createBehaviours = (): readonly Behaviour[] => miniCartBehaviours
