import { nullPrototype } from "@ringside/core/domain"
import type { Decorations, PageDocument, Scope } from "@ringside/core"
import { createChanges } from "../createChanges.ts"
import { readTabsOptions } from "./describeTabs.ts"
import { tabHook, tabParts } from "../host.ts"
import { hookWidthsService } from "./hookWidths.ts"
import { findOpenTab, type Tab, type TabList } from "./tabLists.ts"

const accordionClass = "ringside-tabs-accordion"
const headingClass = "ringside-tabs-heading"

/** An accordion that replaces a list of tabs where their hook is narrow. */
export interface Accordion {
  /** Shows that the tab at `index` was opened, -1 for none; returns `false` while the tabs are shown. */
  follow(tabList: TabList, index: number): boolean
}

/** The tabs of an accordion. */
interface AccordionTabs {
  readonly list: HTMLElement
  /** The present tabs; undefined when there are none left. */
  readTabs(): TabList | undefined
  open(tabList: TabList, index: number): void
}

/**
 * The accordion for a list of tabs; null when their hook asks for none. The panels stay where they are, since moving would reload embedded
 * pages in them: each gets a heading with a button before it, and the list of tabs is hidden.
 */
export function createAccordion(scope: Scope, { list, readTabs, open }: AccordionTabs): Accordion | null {
  const { page } = scope
  const { document } = page
  const hook = list.closest(tabHook)
  if (!hook || (readTabsOptions(page, list)?.accordion ?? null) === null) return null
  // A copy of a hook looks like an accordion, but core has removed its headings.
  if (hook.classList.contains(accordionClass)) {
    hook.classList.remove(accordionClass)
    list.style.removeProperty("display")
  }
  const changes = createChanges(scope)
  let buttons: readonly HTMLButtonElement[] = []
  /** The tab to show again, since the accordion may be closed when the tabs return. */
  let lastIndex = 0

  const raise = (tabList: TabList) => {
    const hasFocus = list.contains(document.activeElement)
    lastIndex = Math.max(findOpenTab(tabList), 0)
    buttons = tabList.tabs.map((tab, index) => {
      const button = insertHeading(tab, changes, document)
      button.addEventListener("click", () => {
        open(tabList, button.getAttribute("aria-expanded") === "true" ? -1 : index)
        // The closing panel above moves the button.
        button.scrollIntoView(nullPrototype({ block: "nearest" }))
      })
      return button
    })
    changes.style(list, "display", "none")
    changes.toggleClass(hook, accordionClass, true)
    open(tabList, lastIndex)
    if (hasFocus) buttons[lastIndex]?.focus(nullPrototype({ preventScroll: true }))
  }
  const lower = (tabList: TabList) => {
    const hasFocus = buttons.some((button) => button === document.activeElement)
    buttons = []
    changes.restoreAll()
    open(tabList, lastIndex)
    if (hasFocus) tabList.tabs[lastIndex]?.link.focus(nullPrototype({ preventScroll: true }))
  }
  hookWidthsService.of(page).watch(
    hook,
    (widthPx) => {
      const tabList = readTabs()
      if (!tabList) return
      const isNarrow = widthPx < (readTabsOptions(page, list)?.accordion ?? 0)
      if (isNarrow && buttons.length === 0) raise(tabList)
      if (!isNarrow && buttons.length > 0) lower(tabList)
    },
    scope,
  )

  return {
    follow({ tabs }, index) {
      if (buttons.length === 0) return false
      if (index >= 0) lastIndex = index
      for (const [number, button] of buttons.entries()) button.setAttribute("aria-expanded", String(number === index))
      for (const { panel } of tabs) {
        changes.attribute(panel, "role", "region")
        changes.attribute(panel, "aria-labelledby", formatButtonId(panel))
      }
      return true
    },
  }
}

/** Inserts a heading of the same level as the panel's own headings, with the button that opens the panel. */
function insertHeading({ link, panel }: Tab, changes: Decorations, document: PageDocument): HTMLButtonElement {
  const heading = document.createElement(panel.querySelector(tabParts.heading)?.localName ?? "h2")
  heading.className = headingClass
  const button = document.createElement("button")
  button.type = "button"
  button.id = formatButtonId(panel)
  button.textContent = link.textContent
  button.setAttribute("aria-controls", panel.id)
  heading.append(button)
  panel.before(heading)
  changes.insert(heading)
  return button
}

function formatButtonId(panel: Element): string {
  return `${panel.id}-heading`
}
