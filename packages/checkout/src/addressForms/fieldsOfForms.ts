import { type Page, startBehaviour } from "@ringside/core"
import { createAddressFields } from "../classic/addressFields.ts"
import { checkoutSelectors } from "../classic/host.ts"
import { addressFormSelectors } from "./host.ts"

/** A form of the host's that holds an address. */
export type AddressForm = "checkout" | "account" | "calculator"

const wrappers: Readonly<Record<AddressForm, string>> = {
  checkout: checkoutSelectors.addressWrapper,
  account: addressFormSelectors.accountFields,
  calculator: addressFormSelectors.calculatorFields,
}

/** Has the fields of one form follow their country. */
export function startAddressFields(page: Page, form: AddressForm): void {
  const fields = createAddressFields({
    name: `${form}-address-fields`,
    wrapper: wrappers[form],
    // A part of an address is enough to calculate shipping.
    marksRequired: form !== "calculator",
  })
  startBehaviour(fields, page)
}
