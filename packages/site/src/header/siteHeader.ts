import { type Behaviour, startBehaviour } from "@ringside/core"
import { menuAnchors } from "../scrolling/anchors.ts"
import { desktopMenu } from "./desktopMenu.ts"
import { headerMenus } from "./header.ts"
import { headerMode } from "./headerMode.ts"

/** The theme's header as a whole, for pages that don't fetch its menus apart. */
export const siteHeader: Behaviour = {
  name: "site-header",
  start(page) {
    for (const behaviour of [headerMode, headerMenus, desktopMenu, menuAnchors]) startBehaviour(behaviour, page)
  },
}
