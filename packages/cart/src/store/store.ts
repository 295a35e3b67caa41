import { onRestored, type Page, completeService } from "@ringside/core"
import { cartHashCookie, parseJson } from "@ringside/core/domain"
import { computed, onMount } from "nanostores"
import { awaitChanges, type ChangeCart, createChangeCart, createSend } from "./cartChange.ts"
import { sendAdded } from "../fragments/confirmedAdds.ts"
import { type CartContent, createCartContent, type SettledChange } from "./cartContent.ts"
import { type CartReads, createCartReads } from "./cartReads.ts"
import type { CartStore } from "./cartState.ts"
import { cartDataKey } from "../client/cartData.ts"
import type { StoreApiClient } from "../client/storeApi.ts"
import {
  addItem,
  type CartAction,
  parseCartAnswer,
  removeItem,
  selectAddedLine,
  selectUndo,
  updateItem,
} from "../domain/index.ts"
import { lateFragmentsService } from "../fragments/fragmentCache.ts"
import { lateCartService } from "./lateCart.ts"
import { fragmentsJob } from "../jobs.ts"
import { isOtherScope } from "./knownCart.ts"
import { createPageClient } from "../pageClient/pageClient.ts"
import { readPriceDisplay } from "../pageClient/priceDisplay.ts"
import { recogniseAdd } from "./recogniseAdd.ts"
import { createBlockReports } from "./blockReports.ts"
import { itemAdded, lineChanged } from "./storeTopics.ts"
import { type WriteQueue, writeQueueService } from "../pageClient/writeQueue.ts"

/** The cart of a page, created at first use and shared by all widgets. */
export const cartService = completeService(lateCartService, createCart)

/** Creates a cart for `page`. It reads and sends nothing before the first subscription or change. */
export function createCart(page: Page): CartStore {
  const content = createCartContent(page)
  const { $state, $cookieCount, $answer, show, take } = content
  const client = createPageClient(page, () => content.confirmed?.totals.total.currency ?? null)
  const queue = writeQueueService.of(page)
  const $cart = computed($state, (state) => state)
  const $count = computed([$state, $cookieCount], ({ cart }, cookieCount) => cart?.itemsCount ?? cookieCount)
  let isRead = false
  let isCounted = false
  // Where the cookie doesn't tell the count, a subscriber of it is a reason to read.
  const isNeeded = () => isRead || (isCounted && $cookieCount.get() === null)
  const reads = createCartReads(page, content, { client, queue, isNeeded })
  const change = createChangeCart(page, content, { client, queue })
  const parse = (body: unknown) => parseCartAnswer(body, readPriceDisplay(page))

  onMount($cart, () => {
    isRead = true
    if ($state.get().status === "unknown") reads.readKnown()
    return () => {
      isRead = false
    }
  })
  onMount($count, () => {
    isCounted = true
    // Where the cookie tells the count, showing it needs no request.
    if ($count.get() === null && $state.get().status === "unknown") reads.readKnown()
    return () => {
      isCounted = false
    }
  })
  followOthers(page, { content, reads, queue })
  return {
    $cart,
    $count,
    $isAbsent: reads.$isAbsent,
    $answer,
    queue,
    nonce: client.nonce,
    send: createSend(change, client),
    awaitChanges: () => awaitChanges(content),
    call: (operation, args, signal) => queue.run(() => client.call(operation, args, signal)),
    read: client.call,
    accept(body, hash) {
      const answer = parse(body)
      if (!answer) return
      take(answer.cart, hash)
      $answer.set({ ...answer, hash })
      show({ status: "ready" })
    },
    parse,
    get confirmedHash() {
      return content.confirmedHash
    },
    ...createLineActions(page, { content, client, change }),
    refresh: reads.refresh,
    markStale: reads.markStale,
  }
}

interface LineActionParts {
  readonly content: CartContent
  readonly client: StoreApiClient
  readonly change: ChangeCart
}

/** The shopper's changes of lines. */
function createLineActions(page: Page, { content, client, change }: LineActionParts) {
  const { $state, show } = content
  const notifyBlocks = createBlockReports(page)
  const sendChanged = async (key: string, changed: Promise<SettledChange>) => {
    const settled = await changed
    if (settled.result.kind === "done") {
      page.events.sendOwn("ringside:cart:changed", page.document.body, { key })
      lineChanged.send(page)
      void notifyBlocks("removed")
    }
    return settled
  }
  const actions: Pick<CartStore, "add" | "update" | "remove" | "undo"> = {
    async add({ id, quantity = 1, variation = [], preview, source = "cart.add", isUndo = false }) {
      const action: CartAction = { type: "line-added", productId: id, quantity, ...(preview && { preview }) }
      const settled = await change(null, action, () => client.send(addItem, { id, quantity, variation }))
      const result = recogniseAdd(content, settled, id)
      if (result.kind === "done") {
        if (result !== settled.result) show({ error: null })
        const line = selectAddedLine({ before: settled.before.cart, after: result.cart, productId: id })
        const variationId = line && line.variation.length > 0 ? line.productId : null
        sendAdded(page, { productId: id, variationId, quantity, source, line })
        itemAdded.send(page, { id: variationId ?? id, quantity })
        void notifyBlocks(isUndo ? "removed" : "added")
      }
      return result
    },
    async update({ key, quantity }) {
      const action: CartAction = { type: "line-quantity-asked", key, quantity }
      const unsent = content.pending.find(
        (entry) => entry.key === key && !entry.isSent && entry.action?.type === action.type,
      )
      if (unsent) {
        // Only the last of several quick steps is sent.
        unsent.action = action
        show({ error: null, undo: null })
        return (await unsent.settled).result
      }
      const changed = change(key, action, (latest) =>
        client.send(updateItem, { key, quantity: latest && "quantity" in latest ? latest.quantity : quantity }),
      )
      return (await sendChanged(key, changed)).result
    },
    async remove(key) {
      const line = $state.get().cart?.lines.find((candidate) => candidate.key === key)
      const changed = change(key, { type: "line-removed", key }, () => client.send(removeItem, { key }))
      const { result, before } = await sendChanged(key, changed)
      // From the basket at the start of the write: a quantity change before it is in the basket by then.
      const item = before.cart && selectUndo(before.cart, key)
      const isLast = content.pending.length === 0
      if (result.kind === "done" && item && line && isLast) show({ undo: { item, name: line.name } })
      return result
    },
    undo() {
      const { undo } = $state.get()
      return undo ? actions.add({ ...undo.item, source: "hook", isUndo: true }) : Promise.resolve(null)
    },
  }
  return actions
}

interface FollowedParts {
  readonly content: CartContent
  readonly reads: CartReads
  readonly queue: WriteQueue
}

/** Follows changes of the basket by the host's markup, by other tabs, and while the page was in the back/forward cache. */
function followOthers(page: Page, { content, reads, queue }: FollowedParts): void {
  const { storage, signal } = page
  lateFragmentsService.find(page)?.onChange((cartHash) => {
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
