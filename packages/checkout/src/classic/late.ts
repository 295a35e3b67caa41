import type { Behaviour } from "@ringside/core"
import { addressFields } from "./addressFields.ts"
import { checkoutForm } from "./checkoutForm.ts"
import { passwordToggle } from "./passwordToggle.ts"
import { toggles } from "./toggles.ts"

/** The classic checkout, in a chunk of its own. The form comes last: it reads what the others have opened. */
export const createBehaviours = (): readonly Behaviour[] => [addressFields, passwordToggle, ...toggles, checkoutForm]
