/** The fields of a notice that decide about focus: its role, and its classes as a list or as the attribute's text. */
export interface NoticeMark {
  readonly role: string | null
  readonly classes: string | readonly string[]
}

const noticeClasses: readonly string[] = [
  "woocommerce-message",
  "woocommerce-error",
  "wc-block-components-notice-banner",
]

/** The distance kept above a notice that the page scrolled to, in CSS pixels. Source: catalogue-and-cart §12. */
export const noticeMarginPx = 100

/** Keeps the first of notices with equal text; surrounding blanks are ignored. Source: catalogue-and-cart §15. */
export function selectUniqueNotices<Notice extends { readonly text: string }>(notices: readonly Notice[]): Notice[] {
  const seen = new Set<string>()
  return notices.filter(({ text }) => seen.size < seen.add(text.trim()).size)
}

/** The index of the notice that takes focus: the first alert that is a message, error or banner of the shop; `null` without one. */
export function selectNoticeToFocus(notices: readonly NoticeMark[]): number | null {
  const index = notices.findIndex(
    ({ role, classes }) => role === "alert" && listClasses(classes).some((name) => noticeClasses.includes(name)),
  )
  return index < 0 ? null : index
}

/**
 * The scroll position for a notice whose top edge is at `top`, both in CSS pixels from the page's top; never below 0. Nothing in the product
 * calls it: `scrollerService` also measures what covers the page's top.
 */
export function selectNoticeScrollTop(top: number): number {
  return top > noticeMarginPx ? top - noticeMarginPx : 0
}

function listClasses(classes: string | readonly string[]): readonly string[] {
  return typeof classes === "string" ? classes.split(/\s+/) : classes
}
