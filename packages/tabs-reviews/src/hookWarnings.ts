import { type Page, warnAuthor } from "@ringside/core"
import { reviewParts, reviewSelectors, tabHook, tabLinkSelector, tabListSelector } from "./host.ts"
import { findTabLists } from "./tabs/tabLists.ts"
import { tabsReviewsWarnings } from "./warnings.ts"

/** Warns the author of a `tabs` hook of links without a panel. */
export function warnOfEmptyTabs(page: Page, hook: Element): void {
  if (!hook.matches(tabHook)) return
  const links = hook.querySelector(tabListSelector)?.querySelectorAll(tabLinkSelector) ?? []
  if (links.length === 0) {
    warnAuthor(page, tabsReviewsWarnings.noTabs, hook)
    return
  }
  const served = new Set<Element>(findTabLists(page).flatMap(({ tabs }) => tabs.map(({ link }) => link)))
  for (const link of links) {
    if (served.has(link)) continue
    warnAuthor(page, tabsReviewsWarnings.noPanel, hook, { href: JSON.stringify(link.getAttribute("href")) })
  }
}

/** Warns the author of a `reviews` hook of a form in it that is not the shop's review form. */
export function warnOfOtherForm(page: Page, hook: Element): void {
  const holds = (selector: string) => hook.matches(selector) || hook.querySelector(selector) !== null
  if (!holds(reviewParts.otherForm) || holds(reviewSelectors.form)) return
  warnAuthor(page, tabsReviewsWarnings.otherForm, hook)
}
