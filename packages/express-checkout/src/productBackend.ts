import type { Page } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { timeouts, type WalletBackend } from "./backend.ts"
import { createAddItemBody, selectNextRemoval } from "./domain/index.ts"
import { expressExtensionsOf } from "./extensions.ts"
import { createProductForm } from "./productForm.ts"
import type { Members } from "./settings.ts"
import { createChanges, hasItems, readCart, readLostOrder, sendOrder } from "./storeCalls.ts"
import { type ApiAnswer, createWalletApi, type WalletApi } from "./walletApi.ts"
import { checkTotal, type WalletData } from "./walletData.ts"

/** The page's product, in separate carts: one for each price, and one for each sheet. Source: express-checkout contract §3. */
export function createProductBackend(page: Page, readConfig: () => Members): WalletBackend {
  const form = createProductForm(page)
  const add = (api: WalletApi, options: { readonly timeoutMs: number; readonly signal?: AbortSignal }) =>
    api.send("add-item", expressExtensionsOf(page).addItemData(createAddItemBody(form.readInput())), options)
  /** Carts whose order got no response. An order empties its cart, so one that still has items was not ordered. */
  const unanswered: WalletApi[] = []
  const mayBeOrdered = async () => (await Promise.all(unanswered.map(hasItems))).includes(false)
  return {
    async read(signal) {
      if (await mayBeOrdered()) return null
      const api = createWalletApi(page, { readConfig, cart: "separate" })
      const answer = await add(api, { timeoutMs: timeouts.refresh, signal })
      if (answer.kind === "answer" && answer.isOk) void emptyCart(api)
      return readCart(answer)
    },
    open() {
      const api = createWalletApi(page, { readConfig, cart: "separate" })
      let latest: WalletData | null = null
      const note = (answer: ApiAnswer) => (latest = readCart(answer) ?? latest)
      const isFilled = addSafely(page, async () => {
        const answer = await add(api, { timeoutMs: timeouts.change })
        note(answer)
        return answer
      })
      return {
        ...createChanges(api, readConfig, note),
        isShared: false,
        isFilled,
        // Nothing else changes this cart, so its last response has the current total.
        check: async (amount) => ((await mayBeOrdered()) ? "uncertain" : checkTotal(readConfig(), latest, amount)),
        async placeOrder(payload) {
          const outcome = await sendOrder(api, payload)
          if (outcome !== null) return outcome
          unanswered.push(api)
          return readLostOrder(api)
        },
        discard: () => void isFilled.then(() => (unanswered.includes(api) ? undefined : emptyCart(api))),
      }
    },
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
