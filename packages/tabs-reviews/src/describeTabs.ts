import { type Page, readHookOptions } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { tabHook } from "./host.ts"
import { tabsAttributes } from "./options.ts"
import { findTabItem, type TabList } from "./tabLists.ts"

const focusable =
  "a[href], button, input:not([type=hidden]), select, textarea, iframe, summary, audio[controls], video[controls], [tabindex], [contenteditable]"

/** The options of the hook that the tabs stand in; defaults where there is none. */
export function readTabsOptions({ reports }: Page, { list }: TabList): OptionsOf<typeof tabsAttributes> | null {
  const hook = list.closest(tabHook)
  return hook && readHookOptions("tabs", tabsAttributes, hook, reports)
}

/**
 * Names tabs and panels for those who listen. The platform prints the roles, but labels a panel by the list item, which is none;
 * a list in a hook has nothing. Source: catalogue-and-cart contract §10.1.
 */
export function describeTabs(page: Page, tabList: TabList): void {
  const { decorations } = page
  decorations.attribute(tabList.list, "role", "tablist")
  if (readTabsOptions(page, tabList)?.orientation === "vertical") {
    decorations.attribute(tabList.list, "aria-orientation", "vertical")
  }
  for (const tab of tabList.tabs) {
    const { link, panel } = tab
    const item = findTabItem(tab)
    if (item !== link) decorations.attribute(item, "role", "presentation")
    decorations.attribute(link, "role", "tab")
    decorations.attribute(link, "aria-controls", panel.id)
    if (!link.id) decorations.attribute(link, "id", `${panel.id}-tab`)
    decorations.attribute(panel, "role", "tabpanel")
    decorations.attribute(panel, "aria-labelledby", link.id)
    // A panel of mere text is reached by Tab itself, so that it can be read and scrolled.
    if (!panel.querySelector(focusable)) decorations.attribute(panel, "tabindex", "0")
  }
}

/** How the tabs lie, seen now: a theme may turn them at any width. */
export function readDirection(
  { window }: Page,
  { list, tabs }: TabList,
): { rtl: boolean; orientation: "horizontal" | "vertical" } {
  const [first, second] = tabs.map(({ link }) => link.getBoundingClientRect())
  const isDown = (from: DOMRect, to: DOMRect) => Math.abs(to.top - from.top) > Math.abs(to.left - from.left)
  const isVertical =
    list.getAttribute("aria-orientation") === "vertical" || (first && second ? isDown(first, second) : false)
  return {
    rtl: window.getComputedStyle(list).direction === "rtl",
    orientation: isVertical ? "vertical" : "horizontal",
  }
}
