import { type BootPage, findPart } from "@ringside/core"
import type { FragmentsAnswer } from "./domain/index.ts"

/** The host's basket markup: kept in a cache between pages, put on the page, and fetched again when it may be old. */
export interface FragmentCache {
  /** Uses the cache or fetches, and begins to watch for signs that the basket has changed elsewhere. */
  start(): void
  /** Fetches the markup; what is under way already is waited for. Does nothing unless the job is ours. */
  refresh(method?: "GET" | "POST"): Promise<void>
  /** The same, with all its retries before it again. */
  refreshAnew(): void
  /** Whether an answer of the shop's is waited for. */
  readonly isRefreshing: boolean
  /** Whether the basket's cookie speaks of another basket than the one that is kept, or that one is too old. */
  isOutdated(): boolean
  /** Shows the markup that came with a change of the basket, and keeps it. */
  takeAnswer(answer: FragmentsAnswer): void
  /** Tells `listener` of each change of the basket's markup, with the basket's hash where it is known. */
  onChange(listener: (cartHash: string | null) => void): void
  /** Tells those listeners of a change that others have shown. */
  tellChange(cartHash: string | null): void
  /** The hash of the basket that the cache holds; null without a cache. */
  readHash(): string | null
}

/** Under which name a page keeps it. */
export const fragmentsPart = "cart.fragments"

/** Under which name a page keeps the hash of the basket that the Store API told last. */
export const confirmedHashPart = "cart.hash"

/** The cache of `page`, if its behaviour was started: the cart has the host's markup follow through it. */
export function findFragments(page: BootPage): FragmentCache | undefined {
  return findPart<FragmentCache>(page, fragmentsPart)
}
