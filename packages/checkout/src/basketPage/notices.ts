import { hostNoticesOf, type Page } from "@ringside/core"
import { findForm } from "./elements.ts"
import { selectors } from "./host.ts"

/** Parts of an answer whose notices stay where they are: they come onto the page with the part. */
const parts = `${selectors.form}, ${selectors.totals}, ${selectors.empty}, ${selectors.notice}`

/** Takes the shop's notices out of an answer. */
export function takeNotices(content: DocumentFragment): readonly Element[] {
  const notices = [...content.querySelectorAll(selectors.notice)].filter(
    (notice) => !notice.matches(selectors.empty) && !notice.parentElement?.closest(parts),
  )
  for (const notice of notices) notice.remove()
  return notices
}

/** Shows notices of the shop that are not on the page yet. */
export function showNotices(page: Page, notices: readonly Element[] | DocumentFragment): void {
  const { document, window } = page
  const given = notices instanceof window.DocumentFragment ? [...notices.children] : notices
  const texts = [...document.querySelectorAll(selectors.notice)].map(readText)
  const fresh = given.filter((notice) => !texts.includes(readText(notice)))
  if (fresh.length === 0) return
  if (!document.querySelector(selectors.notices)) addWrapper(page)
  hostNoticesOf(page).show(fresh)
}

/** A page whose theme prints no place for notices gets one before the basket: the platform's own script loses them. */
function addWrapper(page: Page): void {
  const wrapper = page.document.createElement("div")
  wrapper.className = "woocommerce-notices-wrapper"
  const basket = page.document.querySelector(selectors.empty) ?? findForm(page)
  basket?.before(wrapper)
}

function readText({ textContent }: Element): string {
  return textContent.trim()
}
