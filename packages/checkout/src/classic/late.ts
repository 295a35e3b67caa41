import type { Behaviour, LoadExtra } from "@ringside/core"
import { createFieldsLoader, createLateFields } from "../addressForms/lateFields.ts"
import { createCheckoutForm } from "./checkoutForm.ts"
import { checkoutSelectors } from "./host.ts"
import { passwordToggle } from "./passwordToggle.ts"
import { toggles } from "./toggles.ts"

/** The classic checkout, in a chunk of its own. The form comes last: it reads what the others have opened. */
export const createBehaviours = (loadExtra: LoadExtra): readonly Behaviour[] => [
  createLateFields({
    name: "checkout-country",
    wrapper: checkoutSelectors.addressWrapper,
    load: createFieldsLoader(loadExtra, "checkout"),
  }),
  passwordToggle,
  ...toggles,
  createCheckoutForm(loadExtra),
]
