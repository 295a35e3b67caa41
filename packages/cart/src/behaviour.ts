import type { BootBehaviour } from "@ringside/core"
import { fragmentsOf } from "./fragments.ts"

/** Keeps the host's own basket markup true: the fragment cache of the page's cart. */
export const cartBehaviour: BootBehaviour = {
  name: "cart",
  start(page) {
    fragmentsOf(page).start()
  },
}
