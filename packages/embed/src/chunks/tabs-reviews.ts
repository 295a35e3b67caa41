import "@ringside/tabs-reviews/styles.css"
import { reviewsBehaviour, tabsBehaviour } from "@ringside/tabs-reviews/behaviours"
import type { CreateBehaviours } from "../startLateBehaviours.ts"

/** Tabs, stars, review forms, threads and pages. */
export const createBehaviours: CreateBehaviours = () => [tabsBehaviour, reviewsBehaviour]
