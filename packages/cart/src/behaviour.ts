import type { Behaviour } from "@ringside/core"
import { startFragmentTriggers } from "./fragmentTriggers.ts"
import { markScripted } from "./host/markScripted.ts"
import { type LoadStore, provideStore } from "./loadCart.ts"
import { removeOutdatedCart } from "./storedCart.ts"

/** Makes the host's basket markup follow the host's events. `load` fetches the store at first use. */
export function createCartBehaviour(load: LoadStore): Behaviour {
  return {
    name: "cart",
    // Nothing here belongs to an element: responses name the elements that they replace by selectors, which may match anywhere.
    start(page) {
      markScripted(page)
      provideStore(page, load)
      removeOutdatedCart(page)
      startFragmentTriggers(page)
    },
  }
}
