import type { Page } from "@ringside/core"
import { cartHashCookie } from "@ringside/core/domain"
import { atom, type ReadableAtom } from "nanostores"
import type { CartContent } from "./cartContent.ts"
import type { CartState } from "./cartState.ts"
import { cartDataKey } from "../client/cartData.ts"
import type { StoreApiClient } from "../client/storeApi.ts"
import { type Cart, createEmptyCart, getCart, parseCart } from "../domain/index.ts"
import { readPriceDisplay } from "../pageClient/priceDisplay.ts"
import type { WriteQueue } from "../pageClient/writeQueue.ts"
import { isKnownEmpty, readKnownCart } from "./knownCart.ts"

/** Reads the basket of one cart from the server. */
export interface CartReads {
  /** Whether the last read showed that there is no Store API. False wherever it has answered on this page: an error page may be a 404, too. */
  readonly $isAbsent: ReadableAtom<boolean>
  /** Reads the basket, or waits for the running read. */
  refresh(): Promise<void>
  /** Reads the basket unless cookies and storage already contain it. */
  readKnown(): void
  /** Marks the basket as changed by other means; it is read again if it has subscribers. */
  markStale(): void
  /** Makes the response to a running read outdated. */
  outdate(): void
}

interface ReadOptions {
  readonly client: StoreApiClient
  readonly queue: WriteQueue
  /** Whether a subscriber needs the basket from the server. */
  readonly isNeeded: () => boolean
}

/** The reads of a new cart. */
export function createCartReads(page: Page, content: CartContent, options: ReadOptions): CartReads {
  const { storage, signal } = page
  const { client, queue, isNeeded } = options
  const { $state, show, take } = content
  const $isAbsent = atom(false)
  let reading: Promise<void> | null = null
  /** The error of the last failed read. */
  let readError: CartState["error"] = null
  /** Counts changes by other means, which make responses to earlier requests outdated. */
  let staleCount = 0

  const read = async (): Promise<void> => {
    await queue.settled()
    const countAtStart = queue.settledCount
    const staleCountAtStart = staleCount
    const result = await client.send(getCart, null)
    if (signal.aborted) return
    const isOld = queue.isBusy || queue.settledCount !== countAtStart || staleCount !== staleCountAtStart
    // A response from before the last change is outdated.
    if (isOld) return read()
    const { error, undo } = $state.get()
    $isAbsent.set(result.kind === "unreachable" && result.reason === "absent" && content.$answer.get() === null)
    if (result.kind === "cart") {
      // A change by another script ends the undo offer; the error of a change stays until the next one.
      const isOther = result.cartHash !== content.confirmedHash
      content.confirm(result)
      show({ status: "ready", error: error === readError ? null : error, undo: isOther ? null : undo })
    } else {
      readError = { message: result.message, lineKey: null }
      show({ status: content.confirmed ? "ready" : "failed", error: readError })
    }
  }
  const refresh = () => {
    if (!content.confirmed) show({ status: "loading", error: null })
    reading ??= read().finally(() => {
      reading = null
    })
    return reading
  }

  return {
    $isAbsent,
    refresh,
    readKnown() {
      const known = selectKnownCart(page)
      take(known, known && (storage.cookies.get(cartHashCookie) ?? ""))
      if (known) show({ status: "ready" })
      else void refresh()
    },
    markStale() {
      staleCount += 1
      content.readCookies()
      if (isNeeded()) {
        void refresh()
        return
      }
      take(null, null)
      storage.local.remove(cartDataKey)
      show({ status: "unknown", undo: null })
    },
    outdate() {
      staleCount += 1
    },
  }
}

/**
 * The basket that is certain from the host's cookies and storage: an empty one without basket cookies, or the last one read while the
 * cookie still has its hash. Null when the server must be asked.
 */
function selectKnownCart(page: Page): Cart | null {
  const { currency } = page.config
  if (isKnownEmpty(page)) return currency === null ? null : createEmptyCart(currency, null)
  return parseCart(readKnownCart(page), readPriceDisplay(page))
}
