import type { Behaviour, LoadExtra } from "@ringside/core"
import { createFieldsLoader } from "../addressForms/lateFields.ts"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketPageBehaviour } from "./basketPage.ts"
import { basketTotalsBehaviour, createCalculatorBehaviour } from "./basketTotals.ts"

/** The basket page, in a file of its own. What gives the calculator the states of each country has another. */
export function createBehaviours(loadExtra: LoadExtra): readonly Behaviour[] {
  const loadFields = createFieldsLoader(loadExtra, "calculator")
  return [
    basketPageBehaviour,
    basketFormBehaviour,
    basketTotalsBehaviour,
    createCalculatorBehaviour((page) => void loadFields(page)),
  ]
}
