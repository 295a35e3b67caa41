import type { Behaviour } from "@ringside/core"
import { startAddButtons } from "./addButtons.ts"
import { createButtonLook } from "./buttonLook.ts"
import { startHookButtons } from "./hookButtons.ts"
import { addToCartAttributes, quantityAttributes } from "./options.ts"
import { startQuantityButtons } from "./quantityButtons.ts"
import { startQuantitySteps } from "./quantitySteps.ts"
import { startSingleProduct } from "./singleProduct.ts"

/** Add buttons: the host's own ones, and those that stand in an `add-to-cart` hook. */
export const addToCartBehaviour: Behaviour = {
  name: "add-to-cart",
  attributes: addToCartAttributes,
  start(page) {
    const look = createButtonLook(page)
    startAddButtons(page, look)
    startSingleProduct(page, look)
    startHookButtons(page, look)
  },
}

/** Quantity inputs: the host's own ones, and those in a `quantity` hook. */
export const quantityBehaviour: Behaviour = {
  name: "quantity",
  attributes: quantityAttributes,
  start(page) {
    startQuantityButtons(page)
    startQuantitySteps(page)
  },
}
