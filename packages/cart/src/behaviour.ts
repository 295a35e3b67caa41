import type { Behaviour, BootBehaviour } from "@ringside/core"
import { fragmentsOf } from "./fragments.ts"
import { startFragmentTriggers } from "./fragmentTriggers.ts"

/** Keeps the host's own basket markup true from the start: the fragment cache of the page's cart. */
export const cartStartBehaviour: BootBehaviour = {
  name: "cart",
  start(page) {
    fragmentsOf(page).start()
  },
}

/** Has that markup follow the host's events. Started before all that answers them once the markup is there. */
export const cartBehaviour: Behaviour = { name: "cart", start: startFragmentTriggers }
