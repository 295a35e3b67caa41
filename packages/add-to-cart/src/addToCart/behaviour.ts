import { type Behaviour, startBehaviour } from "@ringside/core"
import { startAddButtons } from "./addButtons.ts"
import { createButtonLook } from "./buttonLook.ts"
import { cardButtonsBehaviour } from "./cardButtons.ts"
import { startHookButtons } from "./hookButtons.ts"
import { startSingleProduct } from "./singleProduct.ts"

/** The host's own add buttons. */
export const addToCartBehaviour: Behaviour = {
  name: "add-to-cart",
  start(page) {
    const look = createButtonLook(page)
    startBehaviour(cardButtonsBehaviour, page)
    startAddButtons(page, look)
    startSingleProduct(page, look)
  },
}

/** The host's own add buttons in an `add-to-cart` hook. */
export const addHooksBehaviour: Behaviour = {
  name: "add-to-cart-hooks",
  start(page) {
    startHookButtons(page, createButtonLook(page))
  },
}
