import type { Behaviour, LoadExtra, Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { basketFormBehaviour } from "./basketForm.ts"
import { basketPageBehaviour } from "./basketPage.ts"
import { basketTotalsBehaviour, createCalculatorBehaviour } from "./basketTotals.ts"
import type { StartFields } from "./calculator.ts"

/** The basket page, in a file of its own. What gives the calculator the states of each country has another. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  basketPageBehaviour,
  basketFormBehaviour,
  basketTotalsBehaviour,
  createCalculatorBehaviour((page) => void startFields(page, loadExtra)),
]

async function startFields(page: Page, loadExtra: LoadExtra): Promise<void> {
  try {
    const module = await loadExtra("calculatorFields")
    if (!isFieldsModule(module)) throw new Error("The file of the calculator's fields holds none.")
    if (!page.signal.aborted) module.startCalculatorFields(page)
  } catch (cause) {
    // The fields stay as the shop has printed them, which takes them so.
    page.reports.fail({ during: "load", widget: "basket-page", cause })
  }
}

function isFieldsModule(module: unknown): module is { readonly startCalculatorFields: StartFields } {
  return isRecord(module) && typeof module.startCalculatorFields === "function"
}
