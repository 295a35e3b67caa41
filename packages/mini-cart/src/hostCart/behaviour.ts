import { type Behaviour, defineBehaviour } from "@ringside/core"
import { startAfterAdd } from "./afterAdd.ts"
import { startDrawer } from "./drawer.ts"
import { startDropdown } from "./dropdown.ts"
import { startHideIfEmpty } from "./hideIfEmpty.ts"
import { startRemoveLinks } from "./removeLinks.ts"
import type { LoadUndo } from "./undoModule.ts"

/**
 * The host's own mini-cart and drawer. It starts after the behaviours that change the basket, because it follows them. `loadUndo`
 * fetches the code that restores a removed line.
 */
export function createMiniCartBehaviour(loadUndo: LoadUndo): Behaviour {
  return defineBehaviour({
    name: "mini-cart",
    start(page) {
      startHideIfEmpty(page)
      startRemoveLinks(page, loadUndo)
      startDropdown(page)
      startAfterAdd(page, startDrawer(page))
    },
  })
}
