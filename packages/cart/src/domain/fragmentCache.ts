import { isRecord, parseJson, readText } from "@ringside/core/domain"
import { type Fragments, selectUsableFragments } from "./fragments.ts"

/** The lifetime of stored fragments, from the time that the basket was created or last refreshed. */
export const fragmentLifeMs = 24 * 60 * 60 * 1000
/** The platform's session storage key of that time. */
export const cartCreatedKey = "wc_cart_created"
/** Our session storage key of whose the stored fragments are. */
export const fragmentScopeKey = "ringside:fragments:scope"
const miniCartSelector = "div.widget_shopping_cart_content"

/** The contents of storage and cookies when a page starts; null for a missing value. */
export type CachedFragmentsInput = {
  readonly storageAvailable: boolean
  readonly fragmentsJson: string | null
  readonly storedHash: string | null
  readonly cookieHash: string | null
  /** Epoch milliseconds, as decimal text. */
  readonly createdAt: string | null
  /** Epoch milliseconds. */
  readonly now: number
  /** Whose the stored fragments are, `{currency}:{user or guest}:{locale}`; missing where another script has stored them. */
  readonly storedScope?: string | null
  /** Whose fragments the page shows, in the form of `storedScope`. */
  readonly scope?: string
}

/** The stored fragments and the time to refresh them, or the reason why they can't be shown. */
export type CachedFragments =
  | { readonly use: true; readonly fragments: Fragments; readonly refreshInMs: number }
  | {
      readonly use: false
      readonly reason:
        | "no-storage"
        | "no-created"
        | "expired"
        | "hash-mismatch"
        | "scope-mismatch"
        | "bad-json"
        | "no-mini-cart"
    }

/** Decides whether the stored basket markup is still current; the first failing check gives the reason. Source: catalogue-and-cart §4.1. */
export function selectCachedFragments(input: CachedFragmentsInput): CachedFragments {
  if (!input.storageAvailable) return { use: false, reason: "no-storage" }
  const createdAtMs = parseCreatedAt(input.createdAt)
  if (createdAtMs === null) return { use: false, reason: "no-created" }
  const ageMs = input.now - createdAtMs
  if (!(ageMs >= 0 && ageMs < fragmentLifeMs)) return { use: false, reason: "expired" }
  if (readHash(input.storedHash) !== (input.cookieHash ?? "")) return { use: false, reason: "hash-mismatch" }
  if (!isSameScope(input.storedScope, input.scope)) return { use: false, reason: "scope-mismatch" }
  const stored = parseJson(input.fragmentsJson)
  if (!isRecord(stored)) return { use: false, reason: "bad-json" }
  const fragments = selectUsableFragments(stored)
  if (!fragments[miniCartSelector]) return { use: false, reason: "no-mini-cart" }
  return { use: true, fragments, refreshInMs: fragmentLifeMs - ageMs }
}

/** A response to store, and the values stored before. A "refresh" renews the lifetime, an "event" (add, remove) doesn't. */
export type FragmentWritesInput = {
  readonly source: "refresh" | "event"
  readonly fragments: Fragments
  readonly cartHash: string | null
  readonly fragmentName: string
  readonly cartHashKey: string
  readonly previousHash: string | null
  readonly previousCreatedAt: string | null
  readonly now: number
  /** Whose the fragments are. */
  readonly scope?: string
}

/** The values to write, by key: in session storage, and in local storage, whose changes reach other tabs. */
export type FragmentWrites = {
  readonly session: Readonly<Record<string, string>>
  readonly local: Readonly<Record<string, string>>
}

/** Creates the writes that store a response for the next page. Source: catalogue-and-cart §4.2. */
export function createFragmentWrites(input: FragmentWritesInput): FragmentWrites {
  const hash = input.cartHash ?? ""
  const isNewBasket = readHash(input.previousHash) === "" || parseCreatedAt(input.previousCreatedAt) === null
  const created = input.source === "refresh" || isNewBasket ? { [cartCreatedKey]: String(input.now) } : {}
  const scope = input.scope === undefined ? {} : { [fragmentScopeKey]: input.scope }
  return {
    session: { [input.fragmentName]: JSON.stringify(input.fragments), [input.cartHashKey]: hash, ...created, ...scope },
    local: { [input.cartHashKey]: hash },
  }
}

/** A change of local storage, seen from this tab. `key` is null when the whole storage was cleared. */
export type StorageChange = {
  readonly key: string | null
  readonly cartHashKey: string
  readonly localHash: string | null
  readonly sessionHash: string | null
}

/** Whether another tab has changed the basket that this tab shows. Source: catalogue-and-cart §4.2. */
export function shouldRefreshOnStorage({ key, cartHashKey, localHash, sessionHash }: StorageChange): boolean {
  return key === cartHashKey && readHash(localHash) !== readHash(sessionHash)
}

/** An unknown part equals any other: most shops have one currency, and many pages don't name it. */
function isSameScope(storedScope: unknown, shownScope: unknown): boolean {
  const stored = readText(storedScope).split(":")
  const shown = readText(shownScope).split(":")
  return shown.every((part, index) => part === "" || !stored[index] || part === stored[index])
}

/** Older scripts wrote the text "undefined" or "null" for a missing hash, which means an empty basket. */
function readHash(stored: string | null | undefined): string {
  return !stored || stored === "undefined" || stored === "null" ? "" : stored
}

function parseCreatedAt(raw: string | null): number | null {
  return raw !== null && /^\d+(\.\d+)?$/.test(raw) ? Number(raw) : null
}
