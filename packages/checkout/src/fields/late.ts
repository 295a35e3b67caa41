import type { Behaviour } from "@ringside/core"
import { descriptions } from "./descriptions.ts"
import { passwordButtons } from "./passwordButtons.ts"
import { passwordToggle } from "./passwordToggle.ts"

/** Fields of all forms of the shop, in a chunk of their own. The buttons are connected after they are created. */
export const createBehaviours = (): readonly Behaviour[] => [passwordButtons, passwordToggle, descriptions]
