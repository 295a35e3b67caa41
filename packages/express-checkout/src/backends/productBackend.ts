import type { SeparateCart, StoreApiAnswer } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { isRecord, type UnknownRecord } from "@ringside/core/domain"
import type { WalletBackend } from "./backend.ts"
import { createAddItemBody, selectNextRemoval } from "../domain/index.ts"
import { timeouts } from "../domain/timeouts.ts"
import {
  addWalletItem,
  getWalletCart,
  priceWalletItem,
  removeWalletItem,
  updateWalletCustomer,
} from "../domain/walletOperations.ts"
import { deletesPriceCarts } from "../settings.ts"
import { expressExtensionsService } from "./extensions.ts"
import type { ProductForm } from "./productForm.ts"
import { createChanges, hasItems, readCart, readForOrder, sendOrder } from "./storeCalls.ts"
import { createSeparateClient, isOfSeparateCart, type WalletClient } from "./walletClients.ts"
import { type AgreedTotal, checkTotal, readCartHash, type WalletData } from "./walletData.ts"

/** The page's product, in separate carts: one for each price, and one for each sheet. Source: express-checkout contract §3. */
export function createProductBackend(page: Page, readConfig: () => UnknownRecord, form: ProductForm): WalletBackend {
  const createItem = () => ({ ...expressExtensionsService.of(page).addItemData(createAddItemBody(form.readInput())) })
  /** Carts whose order got no clear response. An order empties its cart, so one that still has items was not ordered. */
  const unanswered: WalletClient[] = []
  /** The payer's address of the last confirmed sheet of a product that isn't shipped: the next price and sheet have its taxes. */
  let billing: object | null = null
  /** Adds the product, and resolves with the response that has the cart's total. */
  const fill = async (client: WalletClient, signal?: AbortSignal): Promise<StoreApiAnswer> => {
    const added = await client.call(
      signal ? { ...addWalletItem, timeoutMs: timeouts.refresh } : addWalletItem,
      createItem(),
      signal,
    )
    if (added.kind !== "answer" || billing === null) return added
    const addressed = await client.call(updateWalletCustomer, { billing_address: billing }, signal)
    return addressed.kind === "answer" ? addressed : added
  }
  const mayBeOrdered = async () => (await Promise.all(unanswered.map(hasItems))).includes(false)
  return {
    async read(signal) {
      if (await mayBeOrdered()) return null
      const client = createSeparateClient(page, readConfig)
      // The taxes of an address take a second request, for which the cart has to stay.
      if (billing === null && deletesPriceCarts(readConfig()))
        return readCart(await client.call(priceWalletItem, createItem(), signal))
      const answer = await fill(client, signal)
      if (answer.kind === "answer") void emptyCart(client)
      return readCart(answer)
    },
    open(data) {
      const client = createSeparateClient(page, readConfig)
      let filled: WalletData | null = null
      let latest: WalletData | null = null
      const note = (answer: StoreApiAnswer) => (latest = readCart(answer) ?? latest)
      const isFilled = addSafely(page, async () => {
        const answer = await fill(client)
        filled = note(answer)
        return answer
      })
      const check = async (agreed: AgreedTotal, current: WalletData | null) =>
        (await mayBeOrdered()) ? "uncertain" : checkTotal(readConfig(), current, agreed)
      return {
        ...createChanges({ page, client, readConfig, data, share: note }),
        isShared: false,
        isFilled,
        check: (agreed) => check(agreed, latest),
        // Nothing else changes this cart, but its product may have another price by now.
        async recheck(agreed, order) {
          if (!order.shipping_address) billing = order.billing_address
          return check(agreed, readCart(await readForOrder(client, order)))
        },
        placeOrder: (payload, { cartHash, currency }) =>
          sendOrder(client, payload, {
            clock: page.clock,
            currency,
            // Without a change, the sheet's total is the price of the product that was added.
            cartHash: cartHash ?? readCartHash(filled),
            onUnclear: () => unanswered.push(client),
          }),
        discard: () => void isFilled.then(() => (unanswered.includes(client) ? undefined : emptyCart(client))),
      }
    },
  }
}

/** Removes all items from a separate cart, and none of the shopper's own. Failures are ignored, because the cart expires. */
async function emptyCart(client: SeparateCart): Promise<void> {
  if (client.token === null) return
  const attempted: string[] = []
  const read = (answer: StoreApiAnswer) => (answer.kind === "answer" && isOfSeparateCart(answer) ? answer.body : null)
  let cart = read(await client.call(getWalletCart, null))
  for (let key = selectNextRemoval(cart, attempted); key !== null; key = selectNextRemoval(cart, attempted)) {
    attempted.push(key)
    const answer = read(await client.call(removeWalletItem, { key }))
    cart = answer ?? cart
  }
}

async function addSafely(page: Page, add: () => Promise<StoreApiAnswer>): Promise<boolean> {
  try {
    const answer = await add()
    return answer.kind === "answer" && isRecord(answer.body)
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "express-checkout", cause })
    return false
  }
}
