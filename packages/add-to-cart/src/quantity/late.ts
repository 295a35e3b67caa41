import type { Behaviour } from "@ringside/core"
import { quantityBehaviour } from "./behaviour.ts"
import { printedButtonsBehaviour } from "./printedButtons.ts"

/** Quantity inputs, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [quantityBehaviour, printedButtonsBehaviour]
