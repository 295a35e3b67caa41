import type { Behaviour } from "@ringside/core"
import { createFieldsLoader, createLateFields } from "../forms/lateFields.ts"
import { createCheckoutForm } from "./checkoutForm.ts"
import { toggles } from "./toggles.ts"

/** The classic checkout, in a separate chunk. The form comes last, because it reads the state that the others set. */
export const createBehaviours = (): readonly Behaviour[] => [
  createLateFields("checkout", createFieldsLoader("checkout")),
  ...toggles,
  createCheckoutForm(),
]
