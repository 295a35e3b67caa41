import type { Behaviour } from "@ringside/core"
import { payForm } from "./payForm.ts"
import { savedTable } from "./savedTable.ts"
import { savedTokens } from "./savedTokens.ts"

/** Saved cards, and the payment boxes of pages beside the checkout. */
export const createBehaviours = (): readonly Behaviour[] => [payForm, savedTokens, savedTable]
