import { defineBehaviour, readPartConfig, type Scope } from "@ringside/core"
import { siteConfig } from "./config.ts"
import { connectDesktopMenu } from "./desktopMenu.ts"
import { parseThemeConfig } from "./domain/index.ts"
import { connectFocusClasses } from "./focusClasses.ts"
import { connectHeaderMode } from "./headerMode.ts"
import { headerSelectors as selectors } from "./host.ts"
import { themeJob } from "./jobs.ts"
import { connectMobileMenu } from "./mobileMenu.ts"
import { stickHeader } from "./stickyHeader.ts"
import { connectSubmenus } from "./submenus.ts"

/** The theme's header: its break point, its menus, and its place when the page scrolls. Source: attribution-translation-site §8. */
export const siteHeader = defineBehaviour({
  name: "site-header",
  selector: ({ jobs }) => (jobs.modeOf(themeJob) === "active" ? selectors.header : null),
  connect(header: HTMLElement, scope: Scope) {
    const { page } = scope
    const theme = parseThemeConfig(page.settings.read("astra", "site"))
    const submenus = connectSubmenus(header, scope)
    const menu = connectMobileMenu(header, scope, submenus)
    connectDesktopMenu(header, scope)
    if (!theme.builder) connectFocusClasses(header, scope)
    const applyMode = connectHeaderMode(scope, {
      breakPoint: theme.breakPoint,
      onWidth: () => menu.close(),
      onDesktop: submenus.closeAll,
    })
    return () => {
      applyMode()
      menu.setUp()
      if (readPartConfig(page, siteConfig).header.sticky) stickHeader(header, scope)
    }
  },
})
