export type MenuType = "dropdown" | "off-canvas"

/** The classes and attributes of an open or closed mobile menu. */
export interface MenuClasses {
  readonly html: string[]
  readonly body: string[]
  readonly popup: string[]
  readonly nav: string[]
  readonly toggle: string[]
  readonly toggleHidden: boolean
  /** Inline `display` of the navigation; `""` for none. */
  readonly navDisplay: "" | "block"
  /** `aria-expanded` of the toggle. */
  readonly expanded: "true" | "false"
}

const closed: MenuClasses = {
  html: [],
  body: [],
  popup: [],
  nav: [],
  toggle: [],
  toggleHidden: false,
  navDisplay: "",
  expanded: "false",
}

/** Selects the classes and attributes of an open or closed mobile menu. Source: attribution-translation-site §8.3. */
export function selectMenuClasses(s: {
  readonly type: MenuType
  readonly trigger?: "mobile" | "desktop"
  readonly open: boolean
}): MenuClasses {
  if (!s.open) return closed
  if (s.type === "dropdown") {
    return {
      ...closed,
      body: ["ast-main-header-nav-open"],
      nav: ["toggle-on"],
      toggle: ["toggled"],
      navDisplay: "block",
      expanded: "true",
    }
  }
  const fromDesktop = s.trigger === "desktop" ? ["ast-main-header-nav-open"] : []
  return {
    ...closed,
    html: ["ast-off-canvas-active"],
    body: ["ast-popup-nav-open", ...fromDesktop],
    popup: ["active", "show"],
    toggleHidden: true,
    expanded: "true",
  }
}

interface MenuItem {
  readonly id: string
  /** The item whose sub-menu contains this one; null at the top level. */
  readonly parent: string | null
}

/**
 * The open sub-menus after one was opened or closed, in the order of the items. Opening closes the siblings and their descendants; closing
 * closes the descendants. An unknown `id` changes nothing. Source: attribution-translation-site §8.4.
 */
export function toggleSubmenu(items: readonly MenuItem[], open: readonly string[], id: string): string[] {
  const item = items.find((each) => each.id === id)
  if (!item) return [...open]
  const isOpen = open.includes(id)
  const roots = isOpen ? [item] : items.filter((each) => each.parent === item.parent && each.id !== id)
  const shut = new Set(roots.flatMap((root) => listBranch(items, root.id)))
  const next = new Set(isOpen ? open : [...open, id])
  return items.map((each) => each.id).filter((each) => next.has(each) && !shut.has(each))
}

/** An item and its descendants. Items whose parents form a cycle are visited once. */
function listBranch(items: readonly MenuItem[], root: string): string[] {
  const branch = [root]
  for (const id of branch) {
    for (const child of items) if (child.parent === id && !branch.includes(child.id)) branch.push(child.id)
  }
  return branch
}

/**
 * The action of a press on a menu's link: opens or closes its sub-menu, follows it, closes the menu and follows it, or nothing. In `icon`
 * mode the link of a parent is followed, in `link` mode its first press opens the sub-menu. Source: attribution-translation-site §8.3,
 * §8.4.
 */
export function selectMenuLinkAction(l: {
  readonly href: string | null
  readonly hasChildren?: boolean
  readonly expanded?: boolean
  readonly toggleMode?: "icon" | "link"
  readonly via?: "link" | "arrow"
}): "toggle" | "navigate" | "close" | "none" {
  const { href, hasChildren, expanded, toggleMode, via } = l
  if (via === "arrow") return "toggle"
  if (typeof href !== "string") return hasChildren ? "toggle" : "none"
  const leadsNowhere = href === "" || href === "#"
  if (hasChildren && leadsNowhere) return "toggle"
  if (hasChildren && toggleMode === "link") return expanded ? "navigate" : "toggle"
  return href.includes("#") ? "close" : "navigate"
}
