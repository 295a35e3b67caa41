import { addingToBasket, basketMarkupLoaded, basketMarkupRefreshed } from "@ringside/cart"
import {
  type Behaviour,
  defineBehaviour,
  layoutWidthChanged,
  onWidthChange,
  type Page,
  type Scope,
} from "@ringside/core"
import { startSelectors } from "../host.ts"
import { startAfterAdd } from "./afterAdd.ts"
import { basketLinksBehaviour } from "./basketLinks.ts"
import { drawerBehaviour } from "./drawer.ts"
import { drawerOpenersBehaviour } from "./drawerOpeners.ts"
import { dropdownBehaviour } from "./dropdown.ts"
import { notifyTheme } from "./notifyTheme.ts"
import { removeLinksBehaviour } from "./removeLinks.ts"
import { showCartWidget } from "./showCartWidget.ts"

/** Shows or hides basket widgets that the shop hides while the basket is empty. */
export const hideIfEmptyBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: startSelectors.hideIfEmpty,
  connect(marker: HTMLElement, { page, onEnd }: Scope) {
    for (const change of [addingToBasket, basketMarkupLoaded, basketMarkupRefreshed]) {
      const end = change.on(page, () => showCartWidget(page, marker, change === addingToBasket))
      onEnd(end)
    }
    return () => showCartWidget(page, marker)
  },
})

/** The host's own mini-cart and drawer. They start after the behaviours that change the basket, because they follow them. */
export const miniCartBehaviours: readonly Behaviour[] = [
  hideIfEmptyBehaviour,
  removeLinksBehaviour,
  basketLinksBehaviour,
  dropdownBehaviour,
  drawerBehaviour,
  drawerOpenersBehaviour,
  {
    name: "mini-cart",
    // An add and the window's width belong to no element.
    start(page: Page) {
      startAfterAdd(page)
      followWidth(page)
    },
  },
]

/** Reports to the theme and our packages when the window has got another width. Source: catalogue-and-cart contract §6. */
function followWidth(page: Page): void {
  onWidthChange(page, () => {
    notifyTheme(page, "astLayoutWidthChanged", { response: "" })
    layoutWidthChanged.send(page)
  })
  // The theme may have inserted another drawer, or other links that open it.
  layoutWidthChanged.on(page, page.scan)
  page.events.on(["astPartialContentRendered"], page.scan)
}

/** Behaviours of the part's module `main`. */
export const createBehaviours = (): readonly Behaviour[] => miniCartBehaviours
