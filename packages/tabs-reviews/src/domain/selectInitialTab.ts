/** What the page's address says, and the tabs there are. */
interface TabPlace {
  /** With its `#`. */
  readonly hash: string
  readonly url: string
  readonly keys: readonly string[]
}

/**
 * The tab that is open when the page comes: the one that its address asks for, else the first; `null` when there is none.
 * Source: catalogue-and-cart §10.1.
 */
export function selectInitialTab({ hash, url, keys }: TabPlace): string | null {
  const isReviews = isReviewsHash(hash) || /comment-page-|cpage=/.test(url)
  const wanted = isReviews ? "reviews" : hash === "#tab-additional_information" ? hash.slice(5) : ""
  return keys.includes(wanted) ? wanted : (keys[0] ?? null)
}

/** Whether an address's hash (with its `#`) names the reviews, or one of them. */
export function isReviewsHash(hash: string): boolean {
  return /^#(tab-)?reviews$/.test(hash) || /comment-/i.test(hash)
}
