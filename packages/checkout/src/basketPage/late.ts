import type { Behaviour } from "@ringside/core"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketPageBehaviour } from "./basketPage.ts"
import { basketTotalsBehaviour, calculatorBehaviour } from "./basketTotals.ts"

/** The basket page, in a file of its own. */
export const createBehaviours = (): readonly Behaviour[] => [
  basketPageBehaviour,
  basketFormBehaviour,
  basketTotalsBehaviour,
  calculatorBehaviour,
]
