import { isRecord, readMember } from "@ringside/core/domain"
import { type PlacedOrder, type SheetPayment, timeouts } from "./backend.ts"
import {
  type AddressChangeOutcome,
  type OrderOutcome,
  type OrderPayload,
  type RateChangeOutcome,
  readOrderOutcome,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "./domain/index.ts"
import { type Members, readDecimals } from "./settings.ts"
import type { ApiAnswer, WalletApi } from "./walletApi.ts"
import { readTotal, type WalletData } from "./walletData.ts"

/** The changes that a sheet makes to its cart; `share` is called with each response. Source: express-checkout contract §5.4, §5.5. */
export function createChanges(
  api: WalletApi,
  readConfig: () => Members,
  share: (answer: ApiAnswer) => void = () => undefined,
): Pick<SheetPayment, "changeAddress" | "changeRate"> {
  const change = async (kind: "update-customer" | "select-shipping-rate", body: object) => {
    const answer = await api.send(kind, body, { timeoutMs: timeouts.change })
    share(answer)
    return answer.kind === "answer" && answer.isOk ? answer.body : null
  }
  return {
    async changeAddress(address): Promise<AddressChangeOutcome> {
      const cart = await change("update-customer", { shipping_address: address })
      return charge(readConfig(), cart, selectAddressChangeOutcome(cart, readDecimals(readConfig(), cart)))
    },
    async changeRate(rateId): Promise<RateChangeOutcome> {
      const cart = await change("select-shipping-rate", { package_id: 0, rate_id: rateId })
      return charge(readConfig(), cart, selectRateChangeOutcome(cart, readDecimals(readConfig(), cart)))
    },
  }
}

/** An outcome with the amount that the card is charged. */
function charge<Outcome extends RateChangeOutcome>(config: Members, cart: unknown, outcome: Outcome): Outcome {
  return outcome.kind === "reject" ? outcome : { ...outcome, amount: readTotal(config, { kind: "cart", cart }) }
}

/**
 * Places the order of a cart. Null when the response is lost or unreadable: the request is not repeated, since the shop may have placed the
 * order.
 */
export async function sendOrder(api: WalletApi, payload: OrderPayload): Promise<OrderOutcome | null> {
  const answer = await api.send("checkout", payload, { timeoutMs: timeouts.order })
  return answer.kind === "answer" && isRecord(answer.body) ? readOrderOutcome(answer.body) : null
}

/** Finds out from its cart whether an order without a response exists. */
export async function readLostOrder(api: WalletApi): Promise<PlacedOrder> {
  return (await hasItems(api)) ? readOrderOutcome(null) : { kind: "uncertain" }
}

/** Whether a cart still has items; false also for one that can't be read. */
export async function hasItems(api: WalletApi): Promise<boolean> {
  const data = readCart(await api.send("get-cart", null, { timeoutMs: timeouts.refresh }))
  const items = data?.kind === "cart" ? readMember(data.cart, ["items"]) : null
  return Array.isArray(items) && items.length > 0
}

/** Reads the cart of a response. Null for one without totals, such as a proxy's or a shop's in maintenance. */
export function readCart(answer: ApiAnswer): WalletData | null {
  if (answer.kind !== "answer" || !answer.isOk) return null
  return isRecord(readMember(answer.body, ["totals"])) ? { kind: "cart", cart: answer.body } : null
}
