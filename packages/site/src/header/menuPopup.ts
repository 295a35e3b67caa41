import type { Scope } from "@ringside/core"
import { focusInside, nameDialog } from "../controls.ts"
import { headerSelectors as selectors } from "../themeHost.ts"
import { siteMessages } from "../messages.ts"
import type { MenuTrigger } from "./menuToggle.ts"

/** Presents the popup as a dialog that `trigger` has opened; null hides it from assistive technology. */
export function presentPopup(popup: HTMLElement, scope: Scope, trigger: MenuTrigger | null): void {
  scope.attribute(popup, "inert", trigger ? null : "")
  scope.attribute(popup, "role", trigger && "dialog")
  scope.attribute(popup, "aria-modal", trigger && "true")
  if (!trigger) return
  nameDialog(popup, scope, scope.page.translator("site", siteMessages)("menu"))
  const [desktop, mobile] = [selectors.desktopContent, selectors.mobileContent].map((selector) =>
    popup.querySelector<HTMLElement>(selector),
  )
  // A popup with one kind of content shows it for both toggles.
  if (!desktop || !mobile) return
  scope.show(desktop, trigger === "desktop")
  scope.show(mobile, trigger === "mobile")
}

/** Moves focus to the popup's close button, else to its first control. */
export function focusFirst(popup: HTMLElement, scope: Scope): void {
  const preferred = popup.querySelector<HTMLElement>(selectors.popupClose)
  focusInside(scope, popup, { preferred, isOpen: () => !popup.hasAttribute("inert") })
}
