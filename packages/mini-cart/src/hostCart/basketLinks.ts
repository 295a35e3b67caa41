import { createErrorCheck, followWhenSaved } from "@ringside/cart"
import { defineBehaviour, goOrReport } from "@ringside/core"
import { basketLinks, changeErrors, lineSelectors } from "../host.ts"

/** The ways to basket and checkout in the host's mini-cart, which wait until the basket's changes are saved. */
export const basketLinksBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: basketLinks,
  element: "HTMLAnchorElement",
  on: {
    click(event, link, page) {
      followWhenSaved(page, event, link, {
        isSaved: createErrorCheck(page, changeErrors),
        // The shop's answer may have replaced the link.
        follow() {
          // The browser is on its way to the shop's own page, which removes the line of a row that is still busy.
          if (!page.document.querySelector(`${lineSelectors.row}[aria-busy]`)) goOrReport(page, link.href, "shop")
        },
      })
    },
  },
})
