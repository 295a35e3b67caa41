import type { MenuType } from "../domain/index.ts"
import { headerSelectors as selectors } from "../themeHost.ts"

/** The header whose toggle was pressed. */
export type MenuTrigger = "mobile" | "desktop"

/** The part of the header around a toggle: the desktop's or the mobile one. */
export function findHeaderPart(toggle: Element): Element | null {
  return toggle.closest(`${selectors.desktopHeader}, ${selectors.mobileHeader}`)
}

/** The type of the menu that a toggle opens: the type that another script has chosen, or the toggle's own. */
export function readMenuType(toggle: Element, chosenType: string | null): MenuType {
  const place = findHeaderPart(toggle)
  const own = place?.getAttribute(readTrigger(toggle) === "desktop" ? "data-toggle-type" : "data-type")
  return /^(off-canvas|full-width)$/.test(chosenType ?? own ?? "") ? "off-canvas" : "dropdown"
}

/** The header that a toggle is in. */
export function readTrigger(toggle: Element): MenuTrigger {
  return toggle.closest(selectors.desktopHeader) ? "desktop" : "mobile"
}
