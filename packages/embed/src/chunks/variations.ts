import { variationsBehaviour } from "@ringside/add-to-cart/variations"
import type { CreateBehaviours } from "../startLateBehaviours.ts"

/** Forms that choose a variation. */
export const createBehaviours: CreateBehaviours = () => [variationsBehaviour]
