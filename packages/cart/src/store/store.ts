import { completeService, type Page } from "@ringside/core"
import { computed, onMount } from "nanostores"
import { parseCartAnswer } from "../domain/index.ts"
import { createPageClient } from "../pageClient/pageClient.ts"
import { readPriceDisplay } from "../pageClient/priceDisplay.ts"
import { writeQueueService } from "../pageClient/writeQueue.ts"
import { awaitChanges, createChangeCart, createSend } from "./cartChange.ts"
import { createCartContent } from "./cartContent.ts"
import { createCartReads } from "./cartReads.ts"
import type { CartStore } from "./cartState.ts"
import { followOthers } from "./followOthers.ts"
import { lateCartService } from "./lateCart.ts"
import { createLineActions } from "./lineActions.ts"

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
  // Where the cookie doesn't contain the count, a subscriber of it is a reason to read.
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
    // Where the cookie contains the count, showing it needs no request.
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
