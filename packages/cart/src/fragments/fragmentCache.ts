import { definePageService } from "@ringside/core"
import type { FragmentsAnswer } from "../domain/index.ts"
import type { FragmentSource } from "../host/replaceFragments.ts"

/** The host's basket markup: what the page shows, and what the tab has stored between pages. */
export interface FragmentCache {
  /** The stored markup and the time to fetch it again; null unless it is current and the job is active. */
  readStored(): StoredFragments | null
  /** Whether the basket's cookie belongs to another basket than the stored markup, or the markup is too old. */
  isOutdated(): boolean
  /** Inserts markup into the page, and calls the listeners of `onChange`. */
  show(answer: FragmentsAnswer, source?: FragmentSource): void
  /** Selectors of the markup that an answer replaces: those of the last one, else the platform's own. */
  listSelectors(): readonly string[]
  /** Empties the mini-carts. The next markup is inserted even if it equals the last. */
  clear(): void
  /** Calls `listener` at each change of the basket's markup, with the basket's hash if known. */
  onChange(listener: (cartHash: string | null) => void): void
  /** Calls the listeners of `onChange` for a change that another script has shown. */
  notifyChange(cartHash: string | null): void
  /** The hash of the basket that the page has, or that the tab has stored; null without settings. */
  readHash(): string | null
  /** Sets the hash of the basket that the page has now. */
  setHash(cartHash: string): void
}

/** Markup that an earlier page of the tab has stored. */
export interface StoredFragments extends FragmentsAnswer {
  readonly refreshInMs: number
}

/**
 * The cache of a page whose behaviour was started. The cart uses it to update the host's markup. It is in a file of its own, so that the store's
 * chunk doesn't contain the code that makes it, `createFragmentCache.ts`.
 */
export const lateFragmentCacheService = definePageService<FragmentCache>("cart.fragments")
