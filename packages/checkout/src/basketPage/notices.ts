import { hostNoticesService, noticePlaceSelector, type Page } from "@ringside/core"
import { findBasketForm } from "./elements.ts"
import { selectors } from "./host.ts"

/** Parts of a response whose notices stay inside: they are inserted with the part. */
const parts = `${selectors.form}, ${selectors.totals}, ${selectors.empty}, ${selectors.notice}`

/** Removes the shop's notices from a response and returns them. */
export function takeNotices(content: DocumentFragment): readonly Element[] {
  const notices = [...content.querySelectorAll(selectors.notice)].filter(
    (notice) => !notice.matches(selectors.empty) && !notice.parentElement?.closest(parts),
  )
  for (const notice of notices) notice.remove()
  return notices
}

/** Shows notices of the shop that are not on the page yet. */
export function showNotices(page: Page, notices: readonly Element[] | DocumentFragment): void {
  const { document } = page
  const given = "children" in notices ? [...notices.children] : notices
  const texts = [...document.querySelectorAll(selectors.notice)].map(readText)
  const fresh = given.filter((notice) => !texts.includes(readText(notice)))
  if (fresh.length === 0) return
  if (!document.querySelector(noticePlaceSelector)) addWrapper(page)
  hostNoticesService.of(page).show(fresh)
}

/** Inserts a place for notices before the basket where the theme prints none; the platform's own script loses such notices. */
function addWrapper(page: Page): void {
  const wrapper = page.document.createElement("div")
  wrapper.className = "woocommerce-notices-wrapper"
  const basket = page.document.querySelector(selectors.empty) ?? findBasketForm(page)
  basket?.before(wrapper)
}

function readText({ textContent }: Element): string {
  return textContent.trim()
}
