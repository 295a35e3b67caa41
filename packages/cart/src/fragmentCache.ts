import { type LoaderPage, findService } from "@ringside/core"
import type { FragmentsAnswer } from "./domain/index.ts"

/** The host's basket markup as the tab keeps it between pages. The loader shows it; the late code fetches it. */
export interface FragmentCache {
  /** Shows the stored markup if it is still true, and begins to watch for signs that it isn't. */
  start(): void
  /** Why the markup has to be fetched: at once, or when nobody waits for it. Null when it is shown, or being fetched. */
  readonly due: FetchPriority | null
  /** Calls `fetch` each time the markup becomes due, and now if it is. */
  onDue(fetch: () => void): void
  /** Stores that a fetch has begun. */
  beginFetch(): void
  /** Makes the markup due after `delayMs`; the delay before this one ends. */
  fetchAfter(delayMs: number): void
  /** Puts markup on the page, and tells those who follow the basket. */
  show(answer: FragmentsAnswer): void
  /** Whether the basket's cookie is of another basket than the stored one, or that one is too old. */
  isOutdated(): boolean
  /** Tells `listener` of each change of the basket's markup, with the basket's hash where it is known. */
  onChange(listener: (cartHash: string | null) => void): void
  /** Tells those listeners of a change that others have shown. */
  tellChange(cartHash: string | null): void
  /** The hash of the basket that is stored; null without settings. */
  readHash(): string | null
}

/** `low` tells the browser that nobody is waiting. */
export type FetchPriority = "low" | "auto"

/** Under which name a page keeps it. */
export const fragmentsPart = "cart.fragments"

/** Under which name a page keeps the hash of the basket that the Store API told last. */
export const confirmedHashPart = "cart.hash"

/** The cache of `page`, if its behaviour was started: the cart has the host's markup follow through it. */
export function findFragments(page: LoaderPage): FragmentCache | undefined {
  return findService<FragmentCache>(page, fragmentsPart)
}
