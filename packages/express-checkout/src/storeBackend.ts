import { cartOf } from "@ringside/cart"
import type { Page } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import { timeouts, type SheetPayment, type WalletBackend } from "./backend.ts"
import { type ApiAnswer, createWalletApi, type WalletApi } from "./walletApi.ts"
import {
  type AddressChangeOutcome,
  createAddItemBody,
  createOrderPayPayload,
  type PayForOrderConfig,
  type RateChangeOutcome,
  readOrderOutcome,
  selectAddressChangeOutcome,
  selectNextRemoval,
  selectRateChangeOutcome,
} from "./domain/index.ts"
import { expressExtensionsOf } from "./extensions.ts"
import { createProductForm } from "./productForm.ts"
import { type Members, readDecimals } from "./settings.ts"
import type { WalletData } from "./walletData.ts"

type ReadConfig = () => Members

/** The shopper's own basket. Source: express-checkout contract §3. */
export function createBasketBackend(page: Page, readConfig: ReadConfig): WalletBackend {
  const api = createWalletApi(page, { readConfig, cart: "own" })
  // Updates the page's own amounts with the sheet's changes.
  const share = (answer: ApiAnswer, keep: (data: WalletData) => void) => {
    const data = readCart(answer)
    if (answer.kind !== "answer" || data === null) return
    keep(data)
    cartOf(page).accept(answer.body, answer.cartHash)
  }
  return {
    read: async (signal) => readCart(await api.send("get-cart", null, { timeoutMs: timeouts.refresh, signal })),
    open: (keep) => ({
      ...createChanges(api, readConfig, (answer) => share(answer, keep)),
      isShared: true,
      isFilled: Promise.resolve(true),
      discard: () => undefined,
    }),
  }
}

/** The page's product, in separate carts: one for each price, and one for each sheet. Source: express-checkout contract §3. */
export function createProductBackend(page: Page, readConfig: ReadConfig): WalletBackend {
  const form = createProductForm(page)
  const add = (api: WalletApi, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }) =>
    api.send("add-item", expressExtensionsOf(page).addItemData(createAddItemBody(form.readInput())), options)
  return {
    async read(signal) {
      const api = createWalletApi(page, { readConfig, cart: "separate" })
      const answer = await add(api, { timeoutMs: timeouts.refresh, signal })
      if (answer.kind === "answer" && answer.isOk) void emptyCart(api)
      return readCart(answer)
    },
    open() {
      const api = createWalletApi(page, { readConfig, cart: "separate" })
      const isFilled = addSafely(page, () => add(api, { timeoutMs: timeouts.change }))
      return {
        ...createChanges(api, readConfig),
        isShared: false,
        isFilled,
        discard: () => void isFilled.then(() => emptyCart(api)),
      }
    },
  }
}

/** An existing order, which has its own addresses. Source: express-checkout contract §4.3. */
export function createOrderBackend(page: Page, readConfig: ReadConfig, order: PayForOrderConfig): WalletBackend {
  const api = createWalletApi(page, { readConfig, cart: "own" })
  let known: unknown = null
  return {
    async read(signal) {
      const data = readCart(await api.send("get-order", order, { timeoutMs: timeouts.refresh, signal }))
      known = data?.kind === "cart" ? data.cart : null
      return data
    },
    open: () => ({
      isShared: true,
      isFilled: Promise.resolve(true),
      // The addresses of an existing order can't be changed.
      changeAddress: () => Promise.resolve({ kind: "reject" }),
      changeRate: () => Promise.resolve({ kind: "reject" }),
      async placeOrder(payload) {
        const data = createOrderPayPayload(payload, {
          key: order.key,
          billingEmail: order.billingEmail,
          billingAddress: readAddress(known, "billing_address"),
          shippingAddress: readAddress(known, "shipping_address"),
        })
        const body = { orderId: order.orderId, data }
        return readOutcome(await api.send("pay-order", body, { timeoutMs: timeouts.order }))
      },
      discard: () => undefined,
    }),
  }
}

function createChanges(
  api: WalletApi,
  readConfig: ReadConfig,
  share: (answer: ApiAnswer) => void = () => undefined,
): Pick<SheetPayment, "changeAddress" | "changeRate" | "placeOrder"> {
  const change = async (kind: "update-customer" | "select-shipping-rate", body: object) => {
    const answer = await api.send(kind, body, { timeoutMs: timeouts.change })
    share(answer)
    return answer.kind === "answer" && answer.isOk ? answer.body : null
  }
  return {
    changeAddress: async (address): Promise<AddressChangeOutcome> =>
      selectAddressChangeOutcome(
        await change("update-customer", { shipping_address: address }),
        readDecimals(readConfig()),
      ),
    changeRate: async (rateId): Promise<RateChangeOutcome> =>
      selectRateChangeOutcome(
        await change("select-shipping-rate", { package_id: 0, rate_id: rateId }),
        readDecimals(readConfig()),
      ),
    placeOrder: async (payload) => readOutcome(await api.send("checkout", payload, { timeoutMs: timeouts.order })),
  }
}

/** Removes all items from a separate cart. Failures are ignored, because the cart expires. */
async function emptyCart(api: WalletApi): Promise<void> {
  const attempted: string[] = []
  const read = (answer: ApiAnswer) => (answer.kind === "answer" && answer.isOk ? answer.body : null)
  let cart = read(await api.send("get-cart", null, { timeoutMs: timeouts.empty }))
  for (let key = selectNextRemoval(cart, attempted); key !== null; key = selectNextRemoval(cart, attempted)) {
    attempted.push(key)
    const answer = read(await api.send("remove-item", { key }, { timeoutMs: timeouts.empty }))
    cart = answer ?? cart
  }
}

async function addSafely(page: Page, add: () => Promise<ApiAnswer>): Promise<boolean> {
  try {
    const answer = await add()
    return answer.kind === "answer" && answer.isOk && isRecord(answer.body)
  } catch (cause) {
    page.reports.fail({ during: "event", widget: "express-checkout", cause })
    return false
  }
}

/** Null for a response without totals, such as a proxy's or a shop's in maintenance. */
function readCart(answer: ApiAnswer): WalletData | null {
  if (answer.kind !== "answer" || !answer.isOk) return null
  return isRecord(readMember(answer.body, ["totals"])) ? { kind: "cart", cart: answer.body } : null
}

function readOutcome(answer: ApiAnswer) {
  return readOrderOutcome(answer.kind === "answer" ? answer.body : null)
}

function readAddress(order: unknown, name: string): object | null {
  const address = readMember(order, [name])
  return isRecord(address) ? address : null
}
