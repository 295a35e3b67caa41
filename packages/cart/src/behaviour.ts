import type { Behaviour } from "@ringside/core"
import { startFragmentTriggers } from "./fragments/fragmentTriggers.ts"
import { markScripted } from "./host/markScripted.ts"
import { removeOutdatedCart } from "./store/storedCart.ts"

/** Makes the host's basket markup follow the host's events. */
export const cartBehaviour: Behaviour = {
  name: "cart",
  // Nothing here belongs to an element: responses name the elements that they replace by selectors, which may match anywhere.
  start(page) {
    markScripted(page)
    removeOutdatedCart(page)
    startFragmentTriggers(page)
  },
}
