import type { Page } from "@ringside/core"
import {
  isReviewOurs,
  productFamily,
  reviewParts,
  reviewSelectors,
  tabHook,
  tabListSelector,
  tabWrappers,
} from "./host.ts"
import { findTabLists } from "./tabLists.ts"

/** Warns authors of `tabs` hooks of links that will never be tabs. */
export function warnOfEmptyTabs(page: Page): void {
  const { document, families, reports } = page
  const hooks = [...document.querySelectorAll(tabWrappers[families.modeOf(productFamily)])].filter((wrapper) =>
    wrapper.matches(tabHook),
  )
  if (hooks.length === 0) return
  const served = new Set<Element>(findTabLists(page).flatMap(({ tabs }) => tabs.map(({ link }) => link)))
  for (const hook of hooks) {
    const links = [...(hook.querySelector(tabListSelector)?.querySelectorAll('a[href^="#"]') ?? [])]
    if (links.length === 0) {
      reports.warn(
        "[ringside tabs] the hook holds no tabs; expected a list of links to ids in it, so it stays as it is.",
        hook,
      )
    }
    for (const link of links) {
      if (served.has(link)) continue
      const href = JSON.stringify(link.getAttribute("href"))
      reports.warn(
        `[ringside tabs] ${href} names no element in the hook; expected a panel's id, so it stays a link.`,
        hook,
      )
    }
  }
}

/** Warns authors of `reviews` hooks that a form in them is not known for the shop's. */
export function warnOfOtherForms(page: Page): void {
  for (const hook of page.document.querySelectorAll(reviewSelectors.hook)) {
    const holds = (selector: string) => hook.matches(selector) || hook.querySelector(selector) !== null
    if (!holds(reviewParts.otherForm) || holds(reviewSelectors.form) || !isReviewOurs(page, hook)) continue
    page.reports.warn(
      "[ringside reviews] the hook's form is neither #commentform nor in #respond; expected the shop's review form, so the browser sends it.",
      hook,
    )
  }
}
