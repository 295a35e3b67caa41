import { type Page, startBehaviour } from "@ringside/core"
import { createAddressFields } from "./addressFields.ts"
import { type AddressForm, countryOf } from "./addressForms.ts"

/** Has the fields of one form follow their country. */
export function startAddressFields(page: Page, form: AddressForm): void {
  const fields = createAddressFields({
    name: `${form}-address-fields`,
    country: countryOf(form),
    // A part of an address is enough to calculate shipping.
    marksRequired: form !== "calculator",
  })
  startBehaviour(fields, page)
}
