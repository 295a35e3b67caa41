import { decodeUri, type HookProblem } from "@ringside/core/domain"
import { reviewSelectors, tabLinkSelector, tabListSelector } from "./host.ts"
import { noRating, readSummary } from "./reviews/readSummary.ts"
import { tabsReviewsWarnings } from "./warnings.ts"

/* Mistakes in the markup of hooks, for the command that checks pages without running them: it has no window. */

/** Mistakes of a `tabs` hook: links that lead to none of its panels. */
export function listTabProblems(hook: Element): readonly HookProblem[] {
  const links = hook.querySelector(tabListSelector)?.querySelectorAll(tabLinkSelector) ?? []
  const ids = new Set([...hook.querySelectorAll("[id]")].map(({ id }) => id))
  return [...links].flatMap((link) => {
    const href = link.getAttribute("href") ?? ""
    const id = href.slice(1)
    const isThere = ids.has(id) || ids.has(decodeUri(id)) || ids.has(link.getAttribute("aria-controls") ?? "")
    return isThere ? [] : [{ text: tabsReviewsWarnings.noPanel, values: { href: JSON.stringify(href) } }]
  })
}

/** Mistakes of a `reviews` hook that draws the average, since it names no product: neither hook nor page has an average that can be read. */
export function listReviewProblems(hook: Element): readonly HookProblem[] {
  if (hook.hasAttribute("data-ringside-product") || hook.querySelector(reviewSelectors.own)) return []
  const read = (name: string) => hook.getAttribute(`data-ringside-${name}`)
  const count = read("count")?.trim() ?? ""
  const words = { average: read("average"), count: /^\d+$/.test(count) ? Number(count) : null, stars: read("stars") }
  return readSummary(words, hook.ownerDocument) ? [] : [{ text: `[ringside reviews] ${noRating}` }]
}
