import type { Behaviour } from "@ringside/core"
import { createAddressFields } from "../classic/addressFields.ts"
import { accountAddress } from "./accountAddress.ts"
import { addressFormSelectors } from "./host.ts"

/** The account's address form, in a chunk of its own. */
export const createBehaviours = (): readonly Behaviour[] => [
  createAddressFields({
    name: "account-address-fields",
    wrapper: addressFormSelectors.accountFields,
    marksRequired: true,
  }),
  accountAddress,
]
