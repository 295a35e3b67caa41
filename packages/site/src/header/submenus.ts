import { findEventElement, isPlainClick, type Page, type Scope } from "@ringside/core"
import { nameControlled } from "../controls.ts"
import { selectMenuLinkAction, toggleSubmenu } from "../domain/index.ts"
import { headerSelectors as selectors } from "../themeHost.ts"

const openClass = "ast-submenu-expanded"

/** The sub-menus of a header's mobile menu. */
export interface Submenus {
  closeAll(): void
  /**
   * Handles a click on a link of the menu: opens or closes its sub-menu, and returns whether the menu must be closed because the link leads
   * to a place on this page.
   */
  answerLink(link: Element, event: Event): "close" | "stay"
}

/** Connects the sub-menus in a header, and in the popup that it opens. Source: attribution-translation-site §8.4. */
export function connectSubmenus(header: HTMLElement, scope: Scope): Submenus {
  const { page } = scope
  const { document } = page
  /** Menus that are set up, since the function runs at each scan. */
  const known = new WeakSet<Element>()

  const findRoots = () => [header, document.querySelector<HTMLElement>(selectors.popup)].filter((root) => root !== null)
  const findItems = (root: Element) => [...root.querySelectorAll<HTMLElement>(selectors.parentItem)]
  const isOpen = (item: Element) => item.classList.contains(openClass)

  const show = (item: Element, isShown: boolean) => {
    const submenu = findSubmenu(item)
    scope.toggleClass(item, openClass, isShown)
    if (submenu) scope.style(submenu, "display", isShown ? "block" : "")
    for (const control of findControls(item)) scope.attribute(control, "aria-expanded", String(isShown))
  }
  const toggle = (item: Element) => {
    const root = findRoots().find((each) => each.contains(item))
    if (!root) return
    const items = findItems(root)
    const id = (each: Element) => String(items.findIndex((other) => other === each))
    const rows = items.map((each) => {
      const parent = each.parentElement?.closest(selectors.parentItem)
      return { id: id(each), parent: parent && root.contains(parent) ? id(parent) : null }
    })
    const next = toggleSubmenu(rows, items.filter(isOpen).map(id), id(item))
    for (const each of items) if (isOpen(each) !== next.includes(id(each))) show(each, !isOpen(each))
  }
  const setUp = () => {
    for (const control of findRoots().flatMap((root) => [...root.querySelectorAll(selectors.submenuToggle)])) {
      const item = control.closest(selectors.parentItem)
      const submenu = item && findSubmenu(item)
      if (known.has(control) || !submenu) continue
      known.add(control)
      nameControlled(scope, control, submenu)
      scope.attribute(control, "aria-expanded", String(isOpen(item)))
    }
  }
  scope.listenToField(
    document,
    "click",
    (event) => {
      const control = isPlainClick(event) ? findEventElement(page, event)?.closest(selectors.submenuToggle) : null
      const item = control?.closest(selectors.parentItem)
      if (!item || !isWithinHeader(header, item, page)) return
      event.preventDefault()
      toggle(item)
    },
    { capture: true },
  )
  scope.onScan(setUp)
  setUp()

  return {
    closeAll() {
      for (const item of findRoots().flatMap(findItems)) if (isOpen(item)) show(item, false)
    },
    answerLink(link, event) {
      const item = link.closest("li")
      const isMenuLink = link.matches(selectors.menuLink)
      const hasChildren = isMenuLink && Boolean(item?.matches(selectors.parentItem) && findSubmenu(item))
      const action = selectMenuLinkAction({
        href: link.getAttribute("href"),
        hasChildren,
        expanded: Boolean(item && isOpen(item)),
        toggleMode: header.classList.contains("ast-builder-menu-toggle-link") ? "link" : "icon",
      })
      if (action === "toggle" || action === "none") event.preventDefault()
      if (action === "toggle" && item) toggle(item)
      // A header of neither mode stays open at a parent's link, which may be followed.
      return action === "close" && (!hasChildren || header.classList.contains("ast-builder-menu-toggle-icon"))
        ? "close"
        : "stay"
    },
  }
}

/** Whether a node is in `header`, or in the popup that the page's first header opens. */
export function isWithinHeader(header: HTMLElement, node: Element, page: Page): boolean {
  return header.contains(node) || (isFirstHeader(header, page) && node.closest(selectors.popup) !== null)
}

/** Whether a header is the first of the page, which alone has the popup: a copy of the header has none. */
export function isFirstHeader(header: HTMLElement, { document }: Page): boolean {
  return document.querySelector(selectors.header) === header
}

/** The list of an item's sub-menu; null for an item without one. */
export function findSubmenu(item: Element): HTMLElement | null {
  return item.querySelector<HTMLElement>(selectors.submenu)
}

/** The controls of an item itself, not of its descendants. In link mode its link is one, which the theme marks. */
function findControls(item: Element): readonly Element[] {
  const all = item.querySelectorAll(`${selectors.submenuToggle}, ${selectors.menuLink}[aria-expanded]`)
  return [...all].filter((control) => control.closest(selectors.parentItem) === item)
}
