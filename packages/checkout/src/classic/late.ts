import type { Behaviour } from "@ringside/core"
import { createAddressFields } from "./addressFields.ts"
import { checkoutForm } from "./checkoutForm.ts"
import { checkoutSelectors } from "./host.ts"
import { passwordToggle } from "./passwordToggle.ts"
import { toggles } from "./toggles.ts"

const addressFields = createAddressFields({
  name: "checkout-address-fields",
  wrapper: checkoutSelectors.addressWrapper,
  marksRequired: true,
})

/** The classic checkout, in a chunk of its own. The form comes last: it reads what the others have opened. */
export const createBehaviours = (): readonly Behaviour[] => [addressFields, passwordToggle, ...toggles, checkoutForm]
