import type { BootPage } from "@ringside/core"
import { findTarget } from "./findTarget.ts"
import { productFamily, tabListSelector, tabWrappers } from "./host.ts"

/** One tab, and what it shows. */
export interface Tab {
  readonly link: HTMLElement
  readonly panel: HTMLElement
}

/** Tabs that belong together: those in a hook, or in the host's own wrapper. */
export interface TabList {
  readonly list: Element
  readonly tabs: readonly Tab[]
}

/** The tabs of a page whose switching is ours, as they stand now. */
export function findTabLists({ document, families }: BootPage): readonly TabList[] {
  return [...document.querySelectorAll(tabWrappers[families.modeOf(productFamily)])].flatMap((wrapper) => {
    const list = wrapper.querySelector(tabListSelector)
    const tabs = [...(list?.querySelectorAll<HTMLElement>('a[href^="#"]') ?? [])].flatMap((link) => {
      // In the wrapper alone: the same ids may be on the page twice.
      const panel = findTarget(wrapper, link.getAttribute("href") ?? "")
      return panel ? [{ link, panel }] : []
    })
    return list && tabs[0] ? [{ list, tabs }] : []
  })
}

/** The number of the tab that is open; -1 for none. */
export function findOpenTab({ tabs }: TabList): number {
  return tabs.findIndex(({ link }) => link.getAttribute("aria-selected") === "true")
}

/** What carries the class of an open tab: its list item. */
export function findTabItem({ link }: Tab): Element {
  return link.closest("li") ?? link
}

/** Opens the tab of that number, and closes the others; on paper all are open. */
export function showTab({ decorations, window }: BootPage, { tabs }: TabList, index: number): void {
  const isPaper = window.matchMedia("print").matches
  for (const [number, tab] of tabs.entries()) {
    const isOpen = number === index
    decorations.toggleClass(findTabItem(tab), "active", isOpen)
    decorations.attribute(tab.link, "aria-selected", String(isOpen))
    decorations.attribute(tab.link, "tabindex", isOpen ? "0" : "-1")
    decorations.style(tab.panel, "display", isOpen || isPaper ? "" : "none")
  }
}
