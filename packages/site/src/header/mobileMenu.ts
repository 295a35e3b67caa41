import { findEventElement, isPlainClick, layoutWidthChanged, overlaysService, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { nameControlled } from "../controls.ts"
import { type MenuType, selectMenuClasses } from "../domain/index.ts"
import { headerSelectors as selectors } from "../themeHost.ts"
import { focusFirst, presentPopup } from "./menuPopup.ts"
import { type MenuTrigger, findHeaderPart, readTrigger, readMenuType } from "./menuToggle.ts"
import { isFirstHeader, isWithinHeader, type Submenus } from "./submenus.ts"

/** The menu that a header's toggle opens. */
export interface MobileMenu {
  close(): void
  setUp(): void
}

interface OpenMenu {
  readonly toggle: HTMLElement
  readonly type: MenuType
  readonly trigger: MenuTrigger
  /** The popup, or the navigation below the header. */
  readonly element: HTMLElement
  /** Removes the menu from the page's overlay stack. */
  readonly endOverlay: () => void
}

interface MobileMenuOptions {
  readonly submenus: Submenus
  /** Called before a menu changes the page. */
  readonly onOpen: () => void
}

/** Connects the toggles of a header. Source: attribution-translation-site §8.3. */
export function connectMobileMenu(
  header: HTMLElement,
  scope: Scope,
  { submenus, onOpen }: MobileMenuOptions,
): MobileMenu {
  const { page } = scope
  const { document } = page
  let menu: OpenMenu | null = null
  /** The type that another script has chosen since. */
  let chosenType: string | null = null

  const findPopup = () => (isFirstHeader(header, page) ? document.querySelector<HTMLElement>(selectors.popup) : null)
  const findNavs = (toggle: Element) => (findHeaderPart(toggle) ?? header).querySelectorAll<HTMLElement>(selectors.nav)

  const apply = ({ type, trigger, toggle }: Omit<OpenMenu, "endOverlay" | "element">, isOn: boolean) => {
    const classes = selectMenuClasses({ type, trigger, open: true })
    const { expanded, navDisplay, toggleHidden } = selectMenuClasses({ type, trigger, open: isOn })
    const set = (element: Element | null, names: readonly string[]) => toggleClasses(element, names, { scope, isOn })
    set(document.documentElement, classes.html)
    set(document.body, classes.body)
    set(toggle, classes.toggle)
    set(findPopup(), classes.popup)
    for (const nav of findNavs(toggle)) {
      set(nav, classes.nav)
      if (type === "dropdown") scope.style(nav, "display", navDisplay)
    }
    scope.attribute(toggle, "aria-expanded", expanded)
    if (type === "off-canvas") scope.style(toggle, "display", toggleHidden ? "none" : "flex")
  }
  const open = (toggle: HTMLElement) => {
    close()
    const [type, trigger] = [readMenuType(toggle, chosenType), readTrigger(toggle)] as const
    const popup = findPopup()
    if (type === "off-canvas" && !popup) return false
    onOpen()
    const next = { toggle, type, trigger }
    const element = (type === "off-canvas" ? popup : findNavs(toggle)[0]) ?? toggle
    // Before all changes: this reads the scrollbar's width, which the theme hides by a class, and the layout is still known.
    const endOverlay = overlaysService.of(page).open({
      element,
      isModal: type === "off-canvas",
      onEscape: () => close({ returnsFocus: true }),
    })
    apply(next, true)
    if (type === "off-canvas" && popup) presentPopup(popup, scope, trigger)
    menu = { ...next, element, endOverlay }
    if (type === "off-canvas" && popup) focusFirst(popup, scope)
    return true
  }
  /** Focus in the menu would be lost, so it returns to the toggle; a link within the page takes it along. */
  const close = ({ returnsFocus = Boolean(menu?.element.contains(document.activeElement)) } = {}) => {
    if (!menu) return
    const last = menu
    menu = null
    last.endOverlay()
    submenus.closeAll()
    apply(last, false)
    const popup = findPopup()
    if (popup && last.type === "off-canvas") presentPopup(popup, scope, null)
    if (returnsFocus) last.toggle.focus(nullPrototype({ preventScroll: true }))
  }

  const answerClick = (event: MouseEvent) => {
    const target = isPlainClick(event) ? findEventElement(page, event) : null
    if (!target || !isWithinHeader(header, target, page)) return
    const toggle = target.closest<HTMLElement>(selectors.toggle)
    if (toggle && header.contains(toggle)) {
      const wasOpen = menu?.toggle === toggle
      if (wasOpen) close({ returnsFocus: true })
      if (wasOpen || open(toggle)) event.preventDefault()
      return
    }
    const isBeside = menu && (target.closest(selectors.popupClose) ?? target.matches(selectors.popupOverlay))
    if (isBeside) {
      event.preventDefault()
      close({ returnsFocus: true })
      return
    }
    const link = menu ? findLink(target) : findRowParent(header, target)
    if (link && submenus.answerLink(link, event) === "close") close({ returnsFocus: false })
  }
  scope.listenToField(document, "click", answerClick, { capture: true })
  const onTheme = page.events.on(["astMobileHeaderTypeChange", "astPartialContentRendered"], ({ name, detail }) => {
    close()
    const type: unknown = Reflect.get(detail, "type")
    if (name === "astMobileHeaderTypeChange" && typeof type === "string") chosenType = type
    setUp()
  })
  // Sent 50 ms after a resize, which has closed the menu itself: a shopper may have opened it again by then.
  const onWidth = layoutWidthChanged.on(page, () => setUp())
  for (const end of [onTheme, onWidth]) scope.onEnd(end)
  scope.onEnd(() => menu?.endOverlay())

  const setUp = () => {
    const popup = findPopup()
    for (const toggle of header.querySelectorAll<HTMLElement>(selectors.toggle)) {
      const target = readMenuType(toggle, chosenType) === "off-canvas" ? popup : findNavs(toggle)[0]
      if (target) nameControlled(scope, toggle, target)
      if (menu?.toggle !== toggle) scope.attribute(toggle, "aria-expanded", "false")
    }
    if (!popup || popup.contains(document.querySelector("[aria-modal=true]"))) return
    // The browser opens the popup itself until our code is loaded.
    const wasShown = popup.hasAttribute("popover") && popup.matches(":popover-open")
    // The classes open the same element, so the browser must not open it as a popover, too.
    if (popup.hasAttribute("popover")) scope.attribute(popup, "popover", null)
    if (menu?.type !== "off-canvas") presentPopup(popup, scope, null)
    const toggle = wasShown ? document.querySelector<HTMLElement>(`${selectors.toggle}[popovertarget]`) : null
    if (toggle && header.contains(toggle)) open(toggle)
  }
  return { close, setUp }
}

/** The link of a parent in a menu that stands in a row of the mobile header; in this mode the theme opens its sub-menu, too. */
function findRowParent(header: HTMLElement, target: Element): Element | null {
  return header.classList.contains("ast-builder-menu-toggle-link") ? target.closest(selectors.mobileParentLink) : null
}

function toggleClasses(
  element: Element | null,
  names: readonly string[],
  { scope, isOn }: { readonly scope: Scope; readonly isOn: boolean },
): void {
  if (element) for (const name of names) scope.toggleClass(element, name, isOn)
}

/** The pressed link of a menu, or a link in it that leads to a place on a page. */
function findLink(target: Element): Element | null {
  if (target.closest(selectors.submenuToggle)) return null
  return target.closest(selectors.menuLink) ?? target.closest(selectors.hashLink)
}
