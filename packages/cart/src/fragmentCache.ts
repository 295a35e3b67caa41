import { type BootPage, findPart } from "@ringside/core"

/** The host's basket markup: kept in a cache between pages, put on the page, and fetched again when it may be old. */
export interface FragmentCache {
  /** Uses the cache or fetches, and starts to listen for reasons to fetch again. */
  start(): void
  /** Tells `listener` of each change of the basket's markup, with the basket's hash where it is known. */
  onChange(listener: (cartHash: string | null) => void): void
  /** Has the host's markup follow a change that was made by other means: fetches, or asks the host's own script to. */
  bringUpToDate(): void
  /** The hash of the basket that the cache holds; null without a cache. */
  readHash(): string | null
}

/** Under which name a page keeps it. */
export const fragmentsPart = "cart.fragments"

/** Under which name a page keeps the hash of the basket that the Store API told last. */
export const confirmedHashPart = "cart.confirmedHash"

/** The cache of `page`, if its behaviour was started: the cart has the host's markup follow through it. */
export function findFragments(page: BootPage): FragmentCache | undefined {
  return findPart<FragmentCache>(page, fragmentsPart)
}
