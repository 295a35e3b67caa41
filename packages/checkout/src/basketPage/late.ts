import type { Behaviour } from "@ringside/core"
import { createFieldsLoader } from "../forms/lateFields.ts"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketPageBehaviour } from "./basketPage.ts"
import { basketTotalsBehaviour, createCalculatorBehaviour } from "./basketTotals.ts"

/** The basket page, in a separate chunk. The states of each country for the calculator are in another. */
export function createBehaviours(): readonly Behaviour[] {
  const loadFields = createFieldsLoader("calculator")
  return [
    basketPageBehaviour,
    basketFormBehaviour,
    basketTotalsBehaviour,
    createCalculatorBehaviour((page) => void loadFields(page)),
  ]
}
