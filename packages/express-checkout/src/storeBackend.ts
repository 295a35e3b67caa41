import { cartOf, type StoreApiAnswer } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import type { WalletBackend } from "./backend.ts"
import { createOrderPayPayload, type PayForOrderConfig, readOrderOutcome } from "./domain/index.ts"
import { getOrder, getWalletCart, payOrder } from "./domain/walletOperations.ts"
import type { Members } from "./settings.ts"
import { createChanges, readCart, readLostOrder, sendOrder } from "./storeCalls.ts"
import { createOwnClient } from "./walletClients.ts"
import { checkTotal, type WalletData } from "./walletData.ts"

/** The shopper's own basket. Source: express-checkout contract §3. */
export function createBasketBackend(page: Page, readConfig: () => Members): WalletBackend {
  const client = createOwnClient(page, readConfig)
  // Updates the page's own amounts with the sheet's changes.
  const share = (answer: StoreApiAnswer, keep: (data: WalletData) => void) => {
    const data = readCart(answer)
    if (answer.kind !== "answer" || data === null) return
    keep(data)
    cartOf(page).accept(answer.body, answer.headers["cart-hash"] ?? null)
  }
  const read = async (signal?: AbortSignal) => readCart(await client.call(getWalletCart, null, signal))
  return {
    read,
    open: (keep) => ({
      ...createChanges(client, readConfig, (answer) => share(answer, keep)),
      isShared: true,
      isFilled: Promise.resolve(true),
      // Another tab may have changed the basket.
      check: async (amount) => checkTotal(readConfig(), await read(), amount),
      placeOrder: async (payload) => (await sendOrder(client, payload)) ?? readLostOrder(client),
      discard: () => undefined,
    }),
  }
}

/** An existing order, which has its own addresses. Source: express-checkout contract §4.3. */
export function createOrderBackend(page: Page, readConfig: () => Members, order: PayForOrderConfig): WalletBackend {
  const client = createOwnClient(page, readConfig)
  let known: unknown = null
  const readOrder = async (signal?: AbortSignal) => {
    const data = readCart(await client.call(getOrder, order, signal))
    known = data?.kind === "cart" ? data.cart : null
    return data
  }
  return {
    read: readOrder,
    open: () => ({
      isShared: true,
      isFilled: Promise.resolve(true),
      // The addresses of an existing order can't be changed.
      changeAddress: () => Promise.resolve({ kind: "reject" }),
      changeRate: () => Promise.resolve({ kind: "reject" }),
      check: async (amount) => checkTotal(readConfig(), await readOrder(), amount),
      async placeOrder(payload) {
        const data = createOrderPayPayload(payload, {
          key: order.key,
          billingEmail: order.billingEmail,
          billingAddress: readAddress(known, "billing_address"),
          shippingAddress: readAddress(known, "shipping_address"),
        })
        const { body } = await client.call(payOrder, { orderId: order.orderId, data })
        // An order can be paid once, so that another attempt is safe.
        return readOrderOutcome(body)
      },
      discard: () => undefined,
    }),
  }
}

function readAddress(order: unknown, name: string): object | null {
  const address = readMember(order, [name])
  return isRecord(address) ? address : null
}
