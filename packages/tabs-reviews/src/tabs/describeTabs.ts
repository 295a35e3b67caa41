import { focusableSelector, type Page, readHookOptions, type Scope } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { tabHook } from "../host.ts"
import { tabsReviewsMessages } from "../messages.ts"
import { tabsAttributes } from "../options.ts"
import { findTabItem, type TabList } from "./tabLists.ts"

/** The options of the hook around a list of tabs; null without a hook. */
export function readTabsOptions(page: Page, list: Element): OptionsOf<typeof tabsAttributes> | null {
  const hook = list.closest(tabHook)
  return hook && readHookOptions("tabs", tabsAttributes, hook, page)
}

/**
 * Sets the roles and names of tabs and panels. The platform prints the roles, but labels a panel by the list item, which has no role; a
 * list in a hook has nothing. Source: catalogue-and-cart contract §10.1.
 */
export function describeTabs({ page, attribute }: Scope, { list, tabs }: TabList): void {
  attribute(list, "role", "tablist")
  if (!list.matches("[aria-label], [aria-labelledby]")) {
    attribute(list, "aria-label", page.translator("tabs-reviews", tabsReviewsMessages)("tabs"))
  }
  if (readTabsOptions(page, list)?.orientation === "vertical") attribute(list, "aria-orientation", "vertical")
  for (const tab of tabs) {
    const { link, panel } = tab
    const item = findTabItem(tab)
    if (item !== link) attribute(item, "role", "presentation")
    attribute(link, "role", "tab")
    attribute(link, "aria-controls", panel.id)
    if (!link.id) attribute(link, "id", `${panel.id}-tab`)
    attribute(panel, "role", "tabpanel")
    attribute(panel, "aria-labelledby", link.id)
    // A panel of mere text gets a tab stop, so that the keyboard can scroll it. A panel with a focusable element needs none.
    if (!panel.querySelector(focusableSelector)) attribute(panel, "tabindex", "0")
  }
}

/** The orientation of the tabs. It is read at each key, since a theme may change it at any width. */
export function readDirection(
  { window }: Page,
  { list, tabs }: TabList,
): { rtl: boolean; orientation: "horizontal" | "vertical" } {
  const [first, second] = tabs.map(({ link }) => link.getBoundingClientRect())
  const isDown = (from: DOMRect, to: DOMRect) => Math.abs(to.top - from.top) > Math.abs(to.left - from.left)
  const isVertical =
    list.getAttribute("aria-orientation") === "vertical" || (first && second ? isDown(first, second) : false)
  return {
    rtl: window.getComputedStyle(list).getPropertyValue("direction") === "rtl",
    orientation: isVertical ? "vertical" : "horizontal",
  }
}
