import { productJob } from "../jobs.ts"
import { isStopped, type LoaderPage, definePageService } from "@ringside/core"
import { parseTabKey } from "../domain/index.ts"
import { findTarget } from "./findTarget.ts"
import { tabItemSelector, tabListSelector, tabWrappers } from "../host.ts"

/** One tab, and its panel. */
export interface Tab {
  readonly link: HTMLElement
  readonly panel: HTMLElement
}

/** The tabs of one hook, or of the host's own wrapper. */
export interface TabList {
  readonly list: HTMLElement
  readonly tabs: readonly Tab[]
}

/** The present lists of tabs of a page that we handle. */
export function findTabLists(page: LoaderPage): readonly TabList[] {
  return [...page.document.querySelectorAll(tabWrappers[page.jobs.modeOf(productJob)])].flatMap((wrapper) =>
    readTabLists(page, wrapper),
  )
}

/** The list of tabs in `wrapper`; none without a tab, or after `stop`. */
export function readTabLists(page: LoaderPage, wrapper: Element): readonly TabList[] {
  const list = wrapper.querySelector<HTMLElement>(tabListSelector)
  if (!list || isStopped(page, wrapper)) return []
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const panel = isItemsOwn(link, list) ? findPanel(wrapper, link) : null
    return panel && !panel.contains(link) ? [{ link, panel }] : []
  })
  return tabs[0] ? [{ list, tabs }] : []
}

/** Whether a link is the first of its item in `list`: an item may contain its panel, with links and lists of its own. */
function isItemsOwn(link: Element, list: Element): boolean {
  const item = link.closest(tabItemSelector)
  if (!item || !list.contains(item)) return true
  const outer = item.parentElement?.closest(tabItemSelector) ?? null
  return !list.contains(outer) && item.querySelector("a") === link
}

/**
 * The panel that a tab names: by `aria-controls`, by the key in its item's class, or by the fragment of its address. The address comes last,
 * since tag managers and translators rewrite it. Search in the wrapper, since the page may contain the same ids twice.
 */
function findPanel(wrapper: Element, link: HTMLAnchorElement): HTMLElement | null {
  const item = link.closest(tabItemSelector)
  const key = item && parseTabKey(item.className)
  const ids = [link.getAttribute("aria-controls"), item?.getAttribute("aria-controls"), key && `tab-${key}`]
  for (const id of ids) {
    const panel = id ? findTarget(wrapper, `#${id}`) : null
    if (panel) return panel
  }
  return findTarget(wrapper, link.hash)
}

/** The index of the open tab; -1 for none. */
export function findOpenTab({ tabs }: TabList): number {
  return tabs.findIndex(({ link }) => link.getAttribute("aria-selected") === "true")
}

/** The element with the class of an open tab: its list item. */
export function findTabItem({ link }: Tab): Element {
  return link.closest(tabItemSelector) ?? link
}

/** Opens the tab at `index`, and closes the others. */
export function showTab(page: LoaderPage, tabList: TabList, index: number): void {
  selectTabAt(page, tabList, index)
  showPanels(page, tabList)
}

/** Makes the tab at `index` the open one, without a look at the page's styles: `showPanels` follows. */
export function selectTabAt({ decorations }: LoaderPage, { tabs }: TabList, index: number): void {
  // First: when a focused link's tab index changes, as after a press, Chromium computes the styles of all that has changed until then.
  for (const [number, { link }] of tabs.entries()) {
    decorations.attribute(link, "tabindex", number === index ? "0" : "-1")
  }
  for (const [number, tab] of tabs.entries()) {
    const isOpen = number === index
    decorations.toggleClass(findTabItem(tab), "active", isOpen)
    decorations.attribute(tab.link, "aria-selected", String(isOpen))
    if (!isOpen) decorations.show(tab.panel, false)
  }
}

/** Shows the open tab's panel alone; in print all of them. */
export function showPanels(page: LoaderPage, tabList: TabList): void {
  const { decorations, window } = page
  const isPaper = window.matchMedia("print").matches
  const panelClasses = readPanelClasses(page, tabList)
  const open = findOpenTab(tabList)
  for (const [number, { panel }] of tabList.tabs.entries()) {
    const isShown = isPaper || number === open
    for (const name of panelClasses) decorations.toggleClass(panel, name, isShown)
    decorations.show(panel, isShown)
  }
}

/** The lists of tabs that were read for their first choice, with the result of `readPanelClasses`. */
export const panelClassesService = definePageService(
  "tabs-reviews.panelClasses",
  () => new WeakMap<Element, readonly string[]>(),
)

/**
 * The classes by which the theme's CSS shows the open panel: those that one panel alone was printed with. They are read before the first
 * choice, since a list may have no open panel later.
 */
export function readPanelClasses(page: LoaderPage, { list, tabs }: TabList): readonly string[] {
  const known = panelClassesService.of(page)
  const classes =
    known.get(list) ??
    ["active", "current", "is-active", "show"].filter(
      (name) => tabs.filter(({ panel }) => panel.classList.contains(name)).length === 1,
    )
  known.set(list, classes)
  return classes
}
