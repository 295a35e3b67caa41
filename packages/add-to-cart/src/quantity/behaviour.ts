import { type Behaviour, defineBehaviour } from "@ringside/core"
import { printedButtonsBehaviour } from "./printedButtons.ts"
import { quantityBoxesService, raiseQuantities, selectBoxes } from "./quantityButtons.ts"
import { showLimits } from "./quantitySteps.ts"

/** Quantity inputs: the host's own ones, and those in a `quantity` hook. Source: catalogue-and-cart contract §8. */
export const quantityBehaviour = defineBehaviour({
  name: "quantity",
  selector: selectBoxes,
  on: {
    click: (event, box, page) => quantityBoxesService.of(page).click(event, box),
    change: (_event, box) => showLimits(box),
    focusin: (_event, box) => showLimits(box),
  },
  connect: (box, scope) => quantityBoxesService.of(scope.page).connect(box, scope),
  start: raiseQuantities,
})

/** Behaviours of the part's module `quantity`. */
export const createBehaviours = (): readonly Behaviour[] => [quantityBehaviour, printedButtonsBehaviour]
