import type { BootBehaviour } from "@ringside/core"
import { showCartWidgets } from "./hideIfEmpty.ts"
import { drawerFamily, startSelectors } from "./host.ts"

/** What of the host's mini-cart has to be right before anybody touches it. */
export const miniCartStartBehaviour: BootBehaviour = {
  name: "mini-cart",
  start(page) {
    showCartWidgets(page, false)
    const drawer = page.document.querySelector(startSelectors.drawer)
    // A closed drawer is still in the page: its links must not be reached by Tab.
    if (drawer && page.families.modeOf(drawerFamily) === "work") page.decorations.attribute(drawer, "inert", "")
  },
}
