import type { Behaviour } from "@ringside/core"
import { createAddressFields } from "../classic/addressFields.ts"
import { accountAddress } from "./accountAddress.ts"
import { addressFormSelectors } from "./host.ts"

/** Address forms outside the checkout, in a chunk of their own. */
export const createBehaviours = (): readonly Behaviour[] => [
  createAddressFields({
    name: "account-address-fields",
    wrapper: addressFormSelectors.accountFields,
    marksRequired: true,
  }),
  createAddressFields({
    name: "shipping-calculator-fields",
    wrapper: addressFormSelectors.calculatorFields,
    // A part of an address is enough to calculate shipping.
    marksRequired: false,
  }),
  accountAddress,
]
