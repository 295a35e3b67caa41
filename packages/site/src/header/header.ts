import { defineBehaviour, readHostSettings, type Scope } from "@ringside/core"
import { themeSettings } from "../hostSettings.ts"
import { connectFocusClasses } from "./focusClasses.ts"
import { followWidth, matchDesktop } from "./followWidth.ts"
import { readHeaderOptions, selectHeaders } from "./headerOptions.ts"
import { connectMobileMenu } from "./mobileMenu.ts"
import { connectSubmenus } from "./submenus.ts"

/** The menus of the theme's header. Source: attribution-translation-site §8. */
export const headerMenus = defineBehaviour({
  name: "site-header",
  selector: ({ jobs }) => selectHeaders(jobs),
  connect(header: HTMLElement, scope: Scope) {
    const { page } = scope
    /** Unknown until a menu opens or the window changes, since reading it forces a layout. */
    let widthPx: number | null = null
    const submenus = connectSubmenus(header, scope)
    const menu = connectMobileMenu(header, scope, { submenus, onOpen: () => (widthPx = page.window.innerWidth) })
    followWidth(scope, matchDesktop(scope, readHeaderOptions(header, page).breakPoint), () => {
      const { innerWidth } = page.window
      if (widthPx !== null && innerWidth !== widthPx) menu.close()
      widthPx = innerWidth
    })
    scope.onEnd(page.events.on(["astra-header-responsive-enabled"], submenus.closeAll))
    if (!readHostSettings(page, themeSettings).builder) connectFocusClasses(header, scope)
    return menu.setUp
  },
})
