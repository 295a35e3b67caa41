import { drawerJob } from "./jobs.ts"
import { type LoaderBehaviour, markHandlers } from "@ringside/core"
import { showCartWidget } from "./hostCart/showCartWidget.ts"
import { removeLinkHandler, startSelectors } from "./host.ts"

/**
 * Corrects the parts of the host's mini-cart that must be right before the first user action. Marks the platform's handler of the links that
 * remove, before scripts of the page take it off.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "mini-cart",
  start(page) {
    const { document, decorations } = page
    markHandlers(page, removeLinkHandler)
    for (const marker of document.querySelectorAll(startSelectors.hideIfEmpty)) showCartWidget(page, marker)
    if (!page.jobs.isOurs(drawerJob)) return
    const drawer = document.querySelector(startSelectors.drawer)
    // A closed drawer is still in the document: Tab must not reach its links.
    if (drawer) decorations.attribute(drawer, "inert", "")
  },
}
