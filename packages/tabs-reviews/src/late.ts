import type { Behaviour } from "@ringside/core"
import { reviewsBehaviour, tabsBehaviour } from "./behaviour.ts"

/** Tabs, stars, review forms, threads and pages, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [tabsBehaviour, reviewsBehaviour]
