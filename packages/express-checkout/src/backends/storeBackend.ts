import { cartService, type StoreApiAnswer } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { isRecord, readMember, type UnknownRecord } from "@ringside/core/domain"
import type { SheetChange, WalletBackend } from "./backend.ts"
import { createOrderPayPayload, type PayForOrderConfig } from "../domain/index.ts"
import { getOrder, getWalletCart, payOrder } from "../domain/walletOperations.ts"
import { createChanges, readCart, readForOrder, readPlaced, sendOrder } from "./storeCalls.ts"
import { createOwnClient } from "./walletClients.ts"
import { type AgreedTotal, checkTotal, type WalletData } from "./walletData.ts"

/** The shopper's own basket. Source: express-checkout contract §3. */
export function createBasketBackend(page: Page, readConfig: () => UnknownRecord): WalletBackend {
  const client = createOwnClient(page, readConfig)
  // Updates the page's own amounts with the sheet's changes.
  const share = (answer: StoreApiAnswer, keep: (data: WalletData) => void) => {
    const data = readCart(answer)
    if (answer.kind !== "answer" || data === null) return
    keep(data)
    cartService.of(page).accept(answer.body, answer.headers["cart-hash"] ?? null)
  }
  const read = async (signal?: AbortSignal) => readCart(await client.call(getWalletCart, null, signal))
  return {
    read,
    open: (data, keep) => ({
      ...createChanges({ page, client, readConfig, data, share: (answer) => share(answer, keep) }),
      isShared: true,
      isFilled: Promise.resolve(true),
      // Another tab may have changed the basket.
      check: async (agreed) => checkTotal(readConfig(), await read(), agreed),
      recheck: async (agreed, order) => checkTotal(readConfig(), readCart(await readForOrder(client, order)), agreed),
      placeOrder: (payload, { cartHash, currency }) =>
        sendOrder(client, payload, { clock: page.clock, cartHash, currency }),
      discard: () => undefined,
    }),
  }
}

/** An existing order, which has its own addresses. Source: express-checkout contract §4.3. */
export function createOrderBackend(
  page: Page,
  readConfig: () => UnknownRecord,
  order: PayForOrderConfig,
): WalletBackend {
  const client = createOwnClient(page, readConfig)
  let known: unknown = null
  const readOrder = async (signal?: AbortSignal) => {
    const data = readCart(await client.call(getOrder, order, signal))
    known = data?.kind === "cart" ? data.cart : null
    return data
  }
  const check = async (agreed: AgreedTotal) => checkTotal(readConfig(), await readOrder(), agreed)
  return {
    read: readOrder,
    open: () => ({
      isShared: true,
      isFilled: Promise.resolve(true),
      // The addresses of an existing order can't be changed.
      changeAddress: () => Promise.resolve(unchangeable),
      changeRate: () => Promise.resolve(unchangeable),
      check,
      recheck: check,
      async placeOrder(payload, { amount, currency }) {
        const data = createOrderPayPayload(payload, {
          key: order.key,
          billingEmail: order.billingEmail,
          billingAddress: readAddress(known, "billing_address"),
          shippingAddress: readAddress(known, "shipping_address"),
        })
        const agreed = { agreed_total: amount, agreed_currency: currency }
        const answer = await client.call(payOrder, { orderId: order.orderId, data: { ...data, ...agreed } })
        // The shop may have charged the card, or be charging it still.
        return answer.kind === "unreachable" && answer.reason === "unclear" ? { kind: "uncertain" } : readPlaced(answer)
      },
      discard: () => undefined,
    }),
  }
}

const unchangeable = { outcome: { kind: "reject" }, data: null } as const satisfies SheetChange<unknown>

function readAddress(order: unknown, name: string): object | null {
  const address = readMember(order, [name])
  return isRecord(address) ? address : null
}
