import {
  defineBehaviour,
  type Page,
  readHookOptions,
  readHostSettings,
  readPartConfig,
  type Scope,
} from "@ringside/core"
import { siteConfig } from "../config.ts"
import { connectDesktopMenu } from "./desktopMenu.ts"
import { connectFocusClasses } from "./focusClasses.ts"
import { connectHeaderMode } from "./headerMode.ts"
import { headerSelectors as selectors, hookSelectors } from "../host.ts"
import { themeSettings } from "../hostSettings.ts"
import { themeJob } from "../jobs.ts"
import { connectMobileMenu } from "./mobileMenu.ts"
import { headerAttributes } from "../options.ts"
import { connectSubmenus } from "./submenus.ts"

/** The theme's header: its break point, its menus, and its place when the page scrolls. Source: attribution-translation-site §8. */
export const siteHeader = defineBehaviour({
  name: "site-header",
  selector: ({ jobs }) => {
    const mode = jobs.modeOf(themeJob)
    // While the theme's own script runs the header, ours must not.
    if (mode === "observe") return null
    return mode === "active" ? selectors.header : hookSelectors.header
  },
  connect(header: HTMLElement, scope: Scope) {
    const { page } = scope
    const { sticky, breakPoint } = readHeaderOptions(header, page)
    const theme = readHostSettings(page, themeSettings)
    const submenus = connectSubmenus(header, scope)
    const mode = connectHeaderMode(scope, {
      breakPoint: breakPoint ?? theme.breakPoint,
      onWidth: () => menu.close(),
      onDesktop: submenus.closeAll,
    })
    const menu = connectMobileMenu(header, scope, { submenus, onOpen: mode.noteWidth })
    connectDesktopMenu(header, scope)
    if (!theme.builder) connectFocusClasses(header, scope)
    return () => {
      mode.apply()
      menu.setUp()
      if (sticky) scope.toggleClass(header, "ringside-sticky-header", true)
    }
  },
})

/** The options of a hook; the page's config decides about the theme's header. */
function readHeaderOptions(header: HTMLElement, page: Page) {
  if (header.matches(hookSelectors.header)) return readHookOptions("header", headerAttributes, header, page)
  return { sticky: readPartConfig(page, siteConfig).header.sticky, breakPoint: null }
}
