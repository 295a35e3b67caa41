import { defineBehaviour, findEventElement, isPlainClick, type Page, readHostSettings } from "@ringside/core"
import { selectCartClick } from "../domain/index.ts"
import { desktopTrigger, drawerOpener, mobileTrigger, selectors } from "../host.ts"
import { drawerSettings } from "../hostSettings.ts"
import { findDrawer } from "./drawer.ts"
import { whenDrawerActive } from "./whenDrawerActive.ts"

/** The header's basket links and the other controls that open the drawer. */
export const drawerOpenersBehaviour = defineBehaviour({
  name: "mini-cart",
  selector: whenDrawerActive(`${drawerOpener}, ${mobileTrigger}, ${desktopTrigger}`),
  on: {
    click(event: MouseEvent, opener: HTMLElement, page: Page) {
      const click = isPlainClick(event) ? readClick(page, opener) : "native"
      const open = click === "native" ? undefined : findDrawer(page)
      if (!open) return
      event.preventDefault()
      if (click === "flyout") open(findEventElement(page, event)?.closest("a, button, [tabindex]") ?? null)
    },
  },
})

/** The action of a click on such a control; `native` where it is the browser's. */
function readClick(page: Page, opener: HTMLElement): ReturnType<typeof selectCartClick> {
  if (opener.closest(drawerOpener)) return "flyout"
  // Without the theme's own header these links belong to another script.
  if (!page.document.querySelector(selectors.header)) return "native"
  const { classList } = page.document.body
  const settings = readHostSettings(page, drawerSettings)
  return selectCartClick({
    place: opener.closest(mobileTrigger) ? "mobile" : "desktop",
    onCartPage: classList.contains("woocommerce-cart"),
    responsiveClick: settings?.responsive_cart_click || null,
    desktopLayout: settings?.desktop_layout || null,
    smallScreen: classList.contains("ast-header-break-point"),
  })
}
