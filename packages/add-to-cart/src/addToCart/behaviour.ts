import { loadCart } from "@ringside/cart"
import { defineBehaviour, type Page, startBehaviour } from "@ringside/core"
import { controlSelectors } from "../host.ts"
import { startAddButtons } from "./addButtons.ts"
import { createButtonLook } from "./buttonLook.ts"
import { cardButtonsBehaviour } from "./cardButtons.ts"
import { hookButtonsOf } from "./hookButtons.ts"
import { startSingleProduct } from "./singleProduct.ts"

/** The host's own add buttons. */
export const addToCartBehaviour = defineBehaviour({
  name: "add-to-cart",
  start(page: Page) {
    const look = createButtonLook(page)
    startBehaviour(cardButtonsBehaviour, page)
    startAddButtons(page, look)
    startSingleProduct(page, look)
  },
})

/** The host's own add buttons in an `add-to-cart` hook. */
export const addHooksBehaviour = defineBehaviour({
  name: "add-to-cart-hooks",
  selector: controlSelectors.addHook,
  on: {
    click: (event, hook, page) => hookButtonsOf(page).answer(event, hook),
    // An approaching pointer or focus starts the fetch.
    pointerover: (_event, _hook, page) => fetchCart(page),
    focusin: (_event, _hook, page) => fetchCart(page),
  },
})

function fetchCart(page: Page): void {
  loadCart(page).catch(() => undefined)
}
