import {
  defineBehaviour,
  findEventElement,
  focusableSelector,
  isPlainClick,
  overlaysService,
  type Scope,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { focusInside, nameDialog } from "../controls.ts"
import { chromeSelectors as selectors } from "../themeHost.ts"
import { themeJob } from "../jobs.ts"
import { siteMessages } from "../messages.ts"

/** The theme's login popup. On a page without it, its link is followed. Source: attribution-translation-site §8.6. */
export const loginPopup = defineBehaviour({
  name: "site-login-popup",
  selector: ({ jobs }) => (jobs.isOurs(themeJob) ? selectors.login : null),
  connect(wrapper: HTMLElement, scope: Scope) {
    const { page } = scope
    const { document } = page
    let close: (() => void) | null = null

    const open = (opener: HTMLElement) => {
      close?.()
      // Before all changes: this reads the page's width, while the layout is still known.
      const endOverlay = overlaysService.of(page).open({ element: wrapper, isModal: true, onEscape: () => close?.() })
      scope.toggleClass(wrapper, "show", true)
      present(wrapper, scope, opener)
      close = () => {
        close = null
        endOverlay()
        scope.toggleClass(wrapper, "show", false)
        present(wrapper, scope, null)
        opener.focus(nullPrototype({ preventScroll: true }))
      }
      const fields = [...wrapper.querySelectorAll<HTMLElement>("input, select, textarea")]
      const preferred = fields.find((field) => field.matches(focusableSelector)) ?? null
      focusInside(scope, wrapper, { preferred, isOpen: () => close !== null })
    }
    const onClick = (event: MouseEvent) => {
      const target = isPlainClick(event) ? findEventElement(page, event) : null
      // Two popups may have the same id; the link means the first.
      if (!target || document.querySelector(selectors.login) !== wrapper) return
      const opener = target.closest<HTMLElement>(selectors.loginLink)
      const isClosing =
        close && (target.closest(selectors.loginClose) ?? (target.matches(selectors.loginBackground) || null))
      if (!opener && !isClosing) return
      event.preventDefault()
      if (opener) open(opener)
      else close?.()
    }
    scope.listenToField(document, "click", onClick, { capture: true })
    scope.onEnd(() => close?.())
    return () => {
      if (!close) present(wrapper, scope, null)
    }
  },
})

/** Presents the popup as a dialog that `opener` has opened; with null, hides it from assistive technology. */
function present(wrapper: HTMLElement, scope: Scope, opener: HTMLElement | null): void {
  scope.attribute(wrapper, "inert", opener ? null : "")
  scope.attribute(wrapper, "role", opener && "dialog")
  scope.attribute(wrapper, "aria-modal", opener && "true")
  if (opener) nameDialog(wrapper, scope, scope.page.translator("site", siteMessages)("login"))
}
