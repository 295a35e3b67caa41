import type { Behaviour, LoadExtra } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketPageBehaviour } from "./basketPage.ts"
import { basketTotalsBehaviour, createCalculatorBehaviour } from "./basketTotals.ts"

/** The basket page, in a file of its own. What gives the calculator the states of each country has another. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  basketPageBehaviour,
  basketFormBehaviour,
  basketTotalsBehaviour,
  createCalculatorBehaviour((page) => {
    loadExtra("calculatorFields").then(
      (module) => {
        if (isRecord(module) && typeof module.startCalculatorFields === "function") module.startCalculatorFields(page)
      },
      // The fields stay as the shop has printed them, which it takes, too.
      (cause: unknown) => page.reports.fail({ during: "load", widget: "basket-page", cause }),
    )
  }),
]
