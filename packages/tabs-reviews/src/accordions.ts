import type { Decorations, Page } from "@ringside/core"
import { readTabsOptions } from "./describeTabs.ts"
import { tabHook } from "./host.ts"
import type { TabPlace } from "./findTab.ts"
import { findOpenTab, findTabLists, type Tab, type TabList } from "./tabLists.ts"

const accordionClass = "ringside-tabs-accordion"
const headingClass = "ringside-tabs-heading"

/** Tabs that become an accordion where their hook is narrow. */
export interface Accordions {
  /** Begins to look at the width of the tabs' hook, if it asks for an accordion. */
  watch(tabList: TabList): void
  /** Tells what was opened; -1 for nothing. */
  follow(tabList: TabList, index: number): void
}

/** One accordion while it stands. */
interface Accordion {
  readonly buttons: readonly HTMLButtonElement[]
  /** What was open last: that is what the tabs show when they come back. */
  lastIndex: number
  readonly decorations: Decorations
}

/**
 * Accordions of one page. The panels stay where they are, since moving would reload what is in them: each gets a heading with a
 * button before it, and the list of tabs is hidden.
 */
export function createAccordions(page: Page, open: (place: TabPlace) => void): Accordions {
  const { signal, window } = page
  /** By the list of tabs. Weak, as the observer is: what the host removes is not kept alive. */
  const accordions = new WeakMap<Element, Accordion>()

  const raise = (tabList: TabList) => {
    const decorations = page.createDecorations()
    const buttons = tabList.tabs.map((tab, index) => {
      const button = insertHeading(tab, decorations)
      button.addEventListener("click", () => {
        open({ tabList, index: button.getAttribute("aria-expanded") === "true" ? -1 : index })
        // What closed above it has moved it.
        button.scrollIntoView({ block: "nearest" })
      })
      return button
    })
    const lastIndex = Math.max(findOpenTab(tabList), 0)
    accordions.set(tabList.list, { buttons, lastIndex, decorations })
    const hasFocus = tabList.list.contains(page.document.activeElement)
    if (tabList.list instanceof window.HTMLElement) decorations.style(tabList.list, "display", "none")
    const hook = tabList.list.closest(tabHook)
    if (hook) decorations.toggleClass(hook, accordionClass, true)
    open({ tabList, index: lastIndex })
    if (hasFocus) buttons[lastIndex]?.focus()
  }
  const lower = (tabList: TabList, { buttons, lastIndex, decorations }: Accordion) => {
    const hasFocus = buttons.some((button) => button === page.document.activeElement)
    accordions.delete(tabList.list)
    decorations.restoreAll()
    open({ tabList, index: lastIndex })
    if (hasFocus) tabList.tabs[lastIndex]?.link.focus()
  }
  const fit = (hook: Element, widthPx: number) => {
    for (const tabList of findTabLists(page)) {
      if (tabList.list.closest(tabHook) !== hook) continue
      const accordion = accordions.get(tabList.list)
      const isNarrow = widthPx < (readTabsOptions(page, tabList)?.accordion ?? 0)
      if (isNarrow && !accordion) raise(tabList)
      if (!isNarrow && accordion) lower(tabList, accordion)
    }
  }
  const observer = new window.ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) fit(target, contentRect.width)
  })
  signal.addEventListener("abort", () => {
    observer.disconnect()
    for (const { list } of findTabLists(page)) accordions.get(list)?.decorations.restoreAll()
  })

  return {
    watch(tabList) {
      const hook = tabList.list.closest(tabHook)
      if (!hook || (readTabsOptions(page, tabList)?.accordion ?? null) === null) return
      removeLeftovers(page, tabList, hook)
      observer.observe(hook)
    },
    follow(tabList, index) {
      const accordion = accordions.get(tabList.list)
      if (!accordion) return
      if (index >= 0) accordion.lastIndex = index
      for (const [number, button] of accordion.buttons.entries())
        button.setAttribute("aria-expanded", String(number === index))
      for (const { panel } of tabList.tabs) {
        page.decorations.attribute(panel, "role", "region")
        page.decorations.attribute(panel, "aria-labelledby", formatButtonId(panel))
      }
    },
  }
}

/** A page that was kept as a copy of its nodes comes back with headings that nobody serves. */
function removeLeftovers({ window }: Page, { list, tabs }: TabList, hook: Element): void {
  if (!hook.classList.contains(accordionClass)) return
  hook.classList.remove(accordionClass)
  if (list instanceof window.HTMLElement) list.style.display = ""
  for (const { panel } of tabs) {
    const heading = panel.previousElementSibling
    if (heading?.matches(`.${headingClass}`)) heading.remove()
  }
}

/** A heading of the level that the panel's own headings have, with the button that opens the panel. */
function insertHeading({ link, panel }: Tab, decorations: Decorations): HTMLButtonElement {
  const { ownerDocument: document } = panel
  const heading = document.createElement(panel.querySelector("h2, h3, h4")?.localName ?? "h2")
  heading.className = headingClass
  const button = document.createElement("button")
  button.type = "button"
  button.id = formatButtonId(panel)
  button.textContent = link.textContent
  button.setAttribute("aria-controls", panel.id)
  heading.append(button)
  panel.before(heading)
  decorations.insert(heading)
  return button
}

function formatButtonId(panel: Element): string {
  return `${panel.id}-heading`
}
