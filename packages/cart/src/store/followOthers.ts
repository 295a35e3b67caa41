import { onRestored, type Page } from "@ringside/core"
import { cartHashCookie, parseJson } from "@ringside/core/domain"
import { cartDataKey } from "../client/cartData.ts"
import { parseCartAnswer } from "../domain/index.ts"
import { lateFragmentCacheService } from "../fragments/fragmentCache.ts"
import { fragmentsJob } from "../jobs.ts"
import { readPriceDisplay } from "../pageClient/priceDisplay.ts"
import type { WriteQueue } from "../pageClient/writeQueue.ts"
import type { CartContent } from "./cartContent.ts"
import type { CartReads } from "./cartReads.ts"
import { isOtherScope } from "./knownCart.ts"

interface FollowedNeeds {
  readonly content: CartContent
  readonly reads: CartReads
  readonly queue: WriteQueue
}

/** Follows changes of the basket by the host's markup, by other tabs, and while the page was in the back/forward cache. */
export function followOthers(page: Page, { content, reads, queue }: FollowedNeeds): void {
  const { storage, signal } = page
  lateFragmentCacheService.find(page)?.onChange((cartHash) => {
    if (cartHash !== null && cartHash === content.confirmedHash) content.readCookies()
    else reads.markStale()
  })
  /**
   * The basket that was read because a tab in another language had read it: its hash there, and here once the read has succeeded. A write of
   * this tab, whose answer has a hash, too, ends it.
   */
  let followed: { readonly hash: string; readonly writeCount: number; ownHash?: string | null } | null = null
  content.$answer.listen((answer) => {
    if (followed && followed.ownHash === undefined) followed.ownHash = answer?.hash ?? null
  })
  storage.onOtherTab((key) => {
    const json = key === cartDataKey && !queue.isBusy ? storage.local.get(cartDataKey) : null
    const answer = parseCartAnswer(parseJson(json), readPriceDisplay(page))
    if (!answer) return
    if (isOtherScope(page)) {
      const hash = storage.cookies.get(cartHashCookie) ?? ""
      // Once for each basket, whose hash may differ from language to language: that tab follows this one's read, too.
      const { settledCount: writeCount } = queue
      const isFollowed =
        followed?.hash === hash && followed.writeCount === writeCount && followed.ownHash === content.confirmedHash
      if (hash === content.confirmedHash || isFollowed) return
      followed = { hash, writeCount }
      reads.markStale()
      return
    }
    // A running read may be older.
    reads.outdate()
    content.take(answer.cart, null)
    // The tab that read it also has the server's cookie.
    content.$answer.set({ ...answer, hash: storage.cookies.get(cartHashCookie) || null })
    content.show({ status: "ready", undo: null })
  })
  const readAfterReturn = () => {
    // Where there is host markup, it is fetched again, and the basket follows that.
    if (page.jobs.modeOf(fragmentsJob) === "native") reads.markStale()
  }
  onRestored(page, readAfterReturn, signal)
}
