import type { Behaviour, LoadExtra } from "@ringside/core"
import { accountAddress } from "./accountAddress.ts"
import { addressFormSelectors } from "./host.ts"
import { createFieldsLoader, createLateFields } from "./lateFields.ts"

/** The account's address form, in a chunk of its own. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  createLateFields({
    name: "account-country",
    wrapper: addressFormSelectors.accountFields,
    load: createFieldsLoader(loadExtra, "account"),
  }),
  accountAddress,
]
