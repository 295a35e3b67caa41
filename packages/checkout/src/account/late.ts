import type { Behaviour } from "@ringside/core"
import { accountAddress } from "./accountAddress.ts"
import { createFieldsLoader, createLateFields } from "../forms/lateFields.ts"

/** The account's address form, in a chunk of its own. */
export const createBehaviours = (): readonly Behaviour[] => [
  createLateFields("account", createFieldsLoader("account")),
  accountAddress,
]
