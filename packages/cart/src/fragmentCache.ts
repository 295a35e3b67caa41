import { type LoaderPage, findService } from "@ringside/core"
import type { FragmentsAnswer } from "./domain/index.ts"

/** The host's basket markup, stored by the tab between pages. The loader shows it; late code fetches it. */
export interface FragmentCache {
  /** Shows the stored markup if it is current, and starts to watch for changes. */
  start(): void
  /** The priority with which the markup must be fetched. Null when it is shown, or being fetched. */
  readonly due: FetchPriority | null
  /** Calls `fetch` whenever the markup must be fetched, also now if that is so. */
  onDue(fetch: () => void): void
  /** Records that a fetch has begun. */
  beginFetch(): void
  /** Requests a fetch after `delayMs`; replaces an earlier delay. */
  fetchAfter(delayMs: number): void
  /** Inserts markup into the page, and calls the listeners of `onChange`. */
  show(answer: FragmentsAnswer): void
  /** Whether the basket's cookie belongs to another basket than the stored markup, or the markup is too old. */
  isOutdated(): boolean
  /** Calls `listener` at each change of the basket's markup, with the basket's hash if known. */
  onChange(listener: (cartHash: string | null) => void): void
  /** Calls those listeners for a change that another script has shown. */
  notifyChange(cartHash: string | null): void
  /** The hash of the stored basket; null without settings. */
  readHash(): string | null
}

/** `low` tells the browser that no user waits for the response. */
export type FetchPriority = "low" | "auto"

/** The service name of the cache. */
export const fragmentsPart = "cart.fragments"

/** The service name of the hash that the Store API sent last. */
export const confirmedHashPart = "cart.hash"

/** The cache of `page`, if its behaviour was started. The cart uses it to update the host's markup. */
export function findFragments(page: LoaderPage): FragmentCache | undefined {
  return findService<FragmentCache>(page, fragmentsPart)
}
