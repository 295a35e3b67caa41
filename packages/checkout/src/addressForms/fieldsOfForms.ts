import { type Page, startBehaviour } from "@ringside/core"
import { createAddressFields } from "../classic/addressFields.ts"
import { addressFormSelectors } from "./host.ts"

/** Has the fields of the basket page's shipping calculator follow its country. */
export function startCalculatorFields(page: Page): void {
  const fields = createAddressFields({
    name: "shipping-calculator-fields",
    wrapper: addressFormSelectors.calculatorFields,
    // A part of an address is enough to calculate shipping.
    marksRequired: false,
  })
  startBehaviour(fields, page)
}
