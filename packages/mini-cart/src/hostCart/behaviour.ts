import type { Behaviour, Page } from "@ringside/core"
import { startAfterAdd } from "./afterAdd.ts"
import { drawerBehaviour } from "./drawer.ts"
import { drawerOpenersBehaviour } from "./drawerOpeners.ts"
import { dropdownBehaviour } from "./dropdown.ts"
import { followWidth } from "./followWidth.ts"
import { hideIfEmptyBehaviour } from "./hideIfEmpty.ts"
import { removeLinksBehaviour } from "./removeLinks.ts"

/** The host's own mini-cart and drawer. They start after the behaviours that change the basket, because they follow them. */
export const miniCartBehaviours: readonly Behaviour[] = [
  hideIfEmptyBehaviour,
  removeLinksBehaviour,
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

/** Behaviours of the part's module `main`. */
export const createBehaviours = (): readonly Behaviour[] => miniCartBehaviours
