import { drawerJob } from "./jobs.ts"
import type { LoaderBehaviour } from "@ringside/core"
import { showCartWidgets } from "./hideIfEmpty.ts"
import { startSelectors } from "./host.ts"

/** What of the host's mini-cart has to be right before anybody touches it. */
export const beforeLoad: LoaderBehaviour = {
  name: "mini-cart",
  start(page) {
    showCartWidgets(page, false)
    const { document, decorations } = page
    if (page.jobs.modeOf(drawerJob) !== "active") return
    const drawer = document.querySelector(startSelectors.drawer)
    // A closed drawer is still in the page: its links must not be reached by Tab.
    if (drawer) decorations.attribute(drawer, "inert", "")
  },
}
