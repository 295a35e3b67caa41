import type { Behaviour } from "@ringside/core"
import { reviewsBehaviour } from "./reviews/reviews.ts"
import { tabsBehaviour } from "./tabs/tabs.ts"

/** Tabs, stars, review forms, threads and pages, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [tabsBehaviour, reviewsBehaviour]
