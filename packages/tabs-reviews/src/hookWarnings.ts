import { type Page, warnAuthor } from "@ringside/core"
import { reviewForm, reviewParts, tabHook, tabListSelector } from "./host.ts"
import { findTabLists } from "./tabs/tabLists.ts"
import { tabsReviewsWarnings } from "./warnings.ts"

/** Warns the author of a `tabs` hook of links without a panel. */
export function warnOfEmptyTabs(page: Page, hook: Element): void {
  if (!hook.matches(tabHook)) return
  const served = findTabLists(page).flatMap(({ tabs }) => tabs)
  const links = hook.querySelector(tabListSelector)?.querySelectorAll('a[href^="#"]') ?? []
  if (links.length === 0 && !served.some(({ link }) => hook.contains(link))) {
    // Its tabs are drawn.
    if (hook.hasAttribute("data-ringside-product")) return
    warnAuthor(page, tabsReviewsWarnings.noTabs, hook)
    return
  }
  for (const link of links) {
    if (served.some((tab) => tab.link === link || tab.panel.contains(link))) continue
    warnAuthor(page, tabsReviewsWarnings.noPanel, hook, { href: JSON.stringify(link.getAttribute("href")) })
  }
}

/** Warns the author of a `reviews` hook of a form in it that is not the shop's review form. */
export function warnOfOtherForm(page: Page, hook: Element): void {
  const holds = (selector: string) => hook.matches(selector) || hook.querySelector(selector) !== null
  if (!holds(reviewParts.otherForm) || holds(reviewForm)) return
  warnAuthor(page, tabsReviewsWarnings.otherForm, hook)
}
