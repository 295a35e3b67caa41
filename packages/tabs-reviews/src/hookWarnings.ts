import type { Page } from "@ringside/core"
import { reviewParts, reviewSelectors, tabHook, tabLinkSelector, tabListSelector } from "./host.ts"
import { findTabLists } from "./tabs/tabLists.ts"

/** Warns the author of a `tabs` hook of links without a panel. */
export function warnOfEmptyTabs(page: Page, hook: Element): void {
  if (!hook.matches(tabHook)) return
  const links = hook.querySelector(tabListSelector)?.querySelectorAll(tabLinkSelector) ?? []
  if (links.length === 0) {
    page.reports.warn(
      "[ringside tabs] the hook holds no tabs; expected a list of links to ids in it, so it stays as it is.",
      hook,
    )
    return
  }
  const served = new Set<Element>(findTabLists(page).flatMap(({ tabs }) => tabs.map(({ link }) => link)))
  for (const link of links) {
    if (served.has(link)) continue
    const href = JSON.stringify(link.getAttribute("href"))
    page.reports.warn(
      `[ringside tabs] ${href} names no element in the hook; expected a panel's id, so it stays a link.`,
      hook,
    )
  }
}

/** Warns the author of a `reviews` hook of a form in it that is not the shop's review form. */
export function warnOfOtherForm(page: Page, hook: Element): void {
  const holds = (selector: string) => hook.matches(selector) || hook.querySelector(selector) !== null
  if (!holds(reviewParts.otherForm) || holds(reviewSelectors.form)) return
  page.reports.warn(
    "[ringside reviews] the hook's form is neither #commentform nor in #respond; expected the shop's review form, so the browser sends it.",
    hook,
  )
}
