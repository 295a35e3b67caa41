import {
  defineBehaviour,
  findEventElement,
  focusWhenShown,
  isPlainClick,
  layoutWidthChanged,
  overlaysService,
  type Scope,
} from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { nameControlled, presentAsButton } from "../controls.ts"
import { selectSearchAction } from "../domain/index.ts"
import { chromeSelectors as selectors } from "../themeHost.ts"
import { themeJob } from "../jobs.ts"
import { siteMessages } from "../messages.ts"

const openClass = "ast-dropdown-active"

/** The theme's field appears with a transition, and takes focus after it. Source: attribution-translation-site §8.5. */
const focusDelayMs = 200

/** The theme's search icon and the form behind it. Source: attribution-translation-site §8.5. */
export const searchToggle = defineBehaviour({
  name: "site-search-toggle",
  selector: ({ jobs }) => (jobs.isOurs(themeJob) ? selectors.search : null),
  connect(search: HTMLElement, scope: Scope) {
    const { page } = scope
    const { document } = page
    const icon = search.querySelector<HTMLElement>(selectors.searchIcon)
    const form = search.querySelector("form")
    const field = search.querySelector<HTMLInputElement>(selectors.searchField)
    if (!icon || !form || !field) return
    const controls = [...form.querySelectorAll("input:not([type=hidden]), button")].filter((each) => each !== icon)
    let close: ((options?: { returnsFocus?: boolean }) => void) | null = null

    /** With `isIconHidden` where that is known already. */
    const show = (isOpen: boolean, isIconHidden?: boolean) => {
      scope.toggleClass(search, openClass, isOpen)
      scope.attribute(icon, "aria-expanded", String(isOpen))
      const isReachable = isOpen || (isIconHidden ?? isHiddenIn(icon, search, page.window))
      for (const control of controls) scope.attribute(control, "tabindex", isReachable ? null : "-1")
    }
    const open = () => {
      show(true)
      scope.attribute(field, "autocomplete", "off")
      const cancelFocus = focusWhenShown(page, () => field, focusDelayMs)
      const endOverlay = overlaysService.of(page).open({
        element: search,
        isModal: false,
        onEscape: () => close?.({ returnsFocus: true }),
      })
      close = ({ returnsFocus = false } = {}) => {
        close = null
        cancelFocus()
        endOverlay()
        show(false)
        if (returnsFocus) icon.focus(nullPrototype({ preventScroll: true }))
      }
    }
    const press = () => {
      const action = selectSearchAction({ open: close !== null, term: field.value })
      if (action === "open") open()
      else if (action === "close") close?.()
      // A field's name may hide the form's own method.
      else page.window.HTMLFormElement.prototype.requestSubmit.call(form)
    }
    const onClick = (event: MouseEvent) => {
      const target = findEventElement(page, event)
      if (target && icon.contains(target) && isPlainClick(event)) {
        event.preventDefault()
        press()
      } else if (!target || !search.contains(target)) close?.()
    }
    scope.listenToField(document, "click", onClick, { capture: true })
    scope.listenToField(icon, "keydown", (event) => {
      if (event.key !== " " || icon.localName === "button") return
      event.preventDefault()
      press()
    })
    scope.onEnd(() => close?.())
    // The theme closes its search when the desktop's header takes the place of the mobile one. Source: attribution-translation-site §8.2.
    scope.onEnd(page.events.on(["astra-header-responsive-enabled"], () => close?.()))
    scope.onEnd(layoutWidthChanged.on(page, () => show(close !== null)))
    // Read before the changes, after which the browser would compute the styles again.
    const isIconHidden = isHiddenIn(icon, search, page.window)
    return () => {
      presentAsButton(scope, icon, page.translator("site", siteMessages)("search"))
      nameControlled(scope, icon, form)
      show(false, isIconHidden)
    }
  },
})

/**
 * Whether the theme's CSS hides the icon, as in its mobile menu, where the form always shows. Asked of each element, since the menu itself may
 * be closed.
 */
function isHiddenIn(icon: Element, search: Element, window: Window): boolean {
  for (let each: Element | null = icon; each && each !== search; each = each.parentElement)
    if (window.getComputedStyle(each).getPropertyValue("display") === "none") return true
  return false
}
