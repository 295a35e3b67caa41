/** The page's address, and the keys of the tabs. */
interface TabPlace {
  /** Includes the `#`. */
  readonly hash: string
  readonly url: string
  readonly keys: readonly string[]
}

/** The tab to open at the start: the one in the page's address, else the first; `null` without tabs. Source: catalogue-and-cart §10.1. */
export function selectInitialTab({ hash, url, keys }: TabPlace): string | null {
  const isReviews = isReviewsHash(hash) || /comment-page-|cpage=/.test(url)
  const wanted = isReviews ? "reviews" : hash === "#tab-additional_information" ? hash.slice(5) : ""
  return keys.includes(wanted) ? wanted : (keys[0] ?? null)
}

/** Whether an address's hash (with its `#`) is that of the reviews, or of one review. */
export function isReviewsHash(hash: string): boolean {
  return /^#(tab-)?reviews$/.test(hash) || /comment-/i.test(hash)
}
