import { defineBehaviour, findEventElement, overlaysService, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { nameControlled, presentAsButton } from "../controls.ts"
import { headerSelectors as selectors } from "../themeHost.ts"
import { siteMessages } from "../messages.ts"
import { selectHeaders } from "./headerOptions.ts"
import { findSubmenu } from "./submenus.ts"

/** The theme's delay, during which other scripts of the page still see the closed menu. Source: attribution-translation-site §8.4. */
const toggleDelayMs = 10

/**
 * Access to sub-menus of the desktop's menu without a pointer, which the theme's styles serve. A screen reader moves no pointer and no
 * focus before it presses, so that the arrows are buttons from the start. Source: attribution-translation-site §8.4.
 */
export const desktopMenu = defineBehaviour({
  name: "site-desktop-menu",
  selector: ({ jobs }) => selectHeaders(jobs),
  connect: connectDesktopMenu,
})

function connectDesktopMenu(header: HTMLElement, scope: Scope): void {
  const { page } = scope
  const { document } = page
  const known = new WeakSet<Element>()
  const dismissed = new WeakSet<Element>()
  /** The items with a listener for the pointer that leaves them. */
  const followed = new WeakSet<Element>()
  let endOverlay: (() => void) | null = null

  const findOpen = () => [...header.querySelectorAll(`${selectors.parentItem}.ast-menu-hover`)]
  const findArrow = (item: Element) => item.querySelector<HTMLElement>(selectors.arrow)

  /** Hides what the theme's styles show while the pointer is over an item, or no longer does so. */
  const dismiss = (item: Element, isDismissed: boolean) => {
    if (dismissed.has(item) === isDismissed) return
    dismissed[isDismissed ? "add" : "delete"](item)
    for (const part of [findSubmenu(item), item.querySelector<HTMLElement>(selectors.megaMenuWrapper)]) {
      if (part) scope.style(part, "display", isDismissed ? "none" : "")
    }
  }
  /** Escape closes the sub-menus under the pointer, until it has left their items. */
  const dismissHovered = () => {
    for (const item of header.querySelectorAll<HTMLElement>(`${selectors.parentItem}:hover`)) {
      const submenu = findSubmenu(item)
      // The menu of phones closes whole.
      if (!submenu || item.closest(selectors.mobileHeader)) continue
      const hadFocus = submenu.contains(document.activeElement)
      dismiss(item, true)
      if (hadFocus)
        (findArrow(item) ?? item.querySelector<HTMLElement>("a"))?.focus(nullPrototype({ preventScroll: true }))
      if (followed.has(item)) continue
      followed.add(item)
      scope.listen(item, "pointerleave", () => dismiss(item, false))
    }
  }
  const show = (item: Element, isShown: boolean) => {
    const submenu = findSubmenu(item)
    if (!submenu) return
    if (isShown) dismiss(item, false)
    scope.toggleClass(item, "ast-menu-hover", isShown)
    scope.toggleClass(submenu, "toggled-on", isShown)
    if (submenu.matches(selectors.megaMenu)) scope.toggleClass(submenu, "astra-megamenu-focus", isShown)
    const wrapper = item.querySelector(selectors.megaMenuWrapper)
    if (wrapper) scope.toggleClass(wrapper, "astra-megamenu-wrapper-focus", isShown)
    const arrow = findArrow(item)
    if (arrow) scope.attribute(arrow, "aria-expanded", String(isShown))
  }
  const closeAll = ({ except, returnsFocus = false }: { except?: Element | null; returnsFocus?: boolean } = {}) => {
    const open = findOpen().filter((item) => !except || !item.contains(except))
    for (const item of open) show(item, false)
    if (returnsFocus && open[0]) findArrow(open[0])?.focus(nullPrototype({ preventScroll: true }))
    if (findOpen().length > 0) return
    endOverlay?.()
    endOverlay = null
  }
  const toggle = (arrow: Element) => {
    const item = arrow.closest(selectors.parentItem)
    if (!item) return
    const isShown = item.classList.contains("ast-menu-hover")
    if (isShown) {
      for (const below of item.querySelectorAll(`${selectors.parentItem}.ast-menu-hover`)) show(below, false)
      show(item, false)
      closeAll({ except: item })
      return
    }
    closeAll({ except: item })
    show(item, true)
    endOverlay ??= overlaysService.of(page).open({
      element: header,
      isModal: false,
      onEscape: () => closeAll({ returnsFocus: true }),
    })
  }
  const setUp = () => {
    for (const arrow of header.querySelectorAll<HTMLElement>(selectors.arrow)) {
      const item = arrow.closest(selectors.parentItem)
      const submenu = item && findSubmenu(item)
      if (known.has(arrow) || !submenu) continue
      known.add(arrow)
      const name = item.querySelector(selectors.menuLink)?.textContent.trim() ?? ""
      presentAsButton(scope, arrow, page.translator("site", siteMessages)("submenu", { name }))
      nameControlled(scope, arrow, submenu)
      scope.attribute(arrow, "aria-expanded", "false")
    }
  }
  const press = (event: Event, key: string) => {
    const arrow = findEventElement(page, event)?.closest<HTMLElement>(selectors.arrow)
    if (!arrow || !header.contains(arrow) || !/^(Enter| )$/.test(key)) return false
    // The toggle may be inside its item's link, which must not be followed.
    event.preventDefault()
    scope.after(toggleDelayMs, () => toggle(arrow))
    return true
  }
  scope.listenToField(
    document,
    "keydown",
    (event) => {
      if (event.key === "Escape") dismissHovered()
      else press(event, event.key)
    },
    { capture: true },
  )
  scope.listenToField(
    document,
    "click",
    (event) => {
      // A click without a pointer comes from assistive technology.
      if (event.detail === 0 && press(event, "Enter")) return
      closeAll({ except: findEventElement(page, event) })
    },
    { capture: true },
  )
  scope.listen(header, "focusout", ({ relatedTarget }) => {
    const next = findEventElement(page, { target: relatedTarget })
    if (next) closeAll({ except: next })
  })
  scope.onEnd(() => endOverlay?.())
  scope.onScan(setUp)
  setUp()
}
