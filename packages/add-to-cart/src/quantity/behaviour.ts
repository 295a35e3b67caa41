import type { Behaviour } from "@ringside/core"
import { startQuantityButtons } from "./quantityButtons.ts"
import { startQuantitySteps } from "./quantitySteps.ts"

/** Quantity inputs: the host's own ones, and those in a `quantity` hook. */
export const quantityBehaviour: Behaviour = {
  name: "quantity",
  start(page) {
    startQuantityButtons(page, startQuantitySteps(page))
  },
}
