import type { StoreApiAnswer } from "@ringside/cart"
import { isRecord, readMember } from "@ringside/core/domain"
import type { PlacedOrder, SheetPayment } from "./backend.ts"
import {
  type AddressChangeOutcome,
  type OrderOutcome,
  type OrderPayload,
  type RateChangeOutcome,
  readOrderOutcome,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "./domain/index.ts"
import { getWalletCart, placeWalletOrder, selectWalletRate, updateWalletCustomer } from "./domain/walletOperations.ts"
import { type Members, readDecimals } from "./settings.ts"
import type { WalletClient } from "./walletClients.ts"
import { readTotal, type WalletData } from "./walletData.ts"

/** The changes that a sheet makes to its cart; `share` is called with each response. Source: express-checkout contract §5.4, §5.5. */
export function createChanges(
  client: WalletClient,
  readConfig: () => Members,
  share: (answer: StoreApiAnswer) => void = () => undefined,
): Pick<SheetPayment, "changeAddress" | "changeRate"> {
  const readChange = async (sent: Promise<StoreApiAnswer>) => {
    const answer = await sent
    share(answer)
    return answer.kind === "answer" ? answer.body : null
  }
  return {
    async changeAddress(address): Promise<AddressChangeOutcome> {
      const cart = await readChange(client.call(updateWalletCustomer, { shipping_address: address }))
      return charge(readConfig(), cart, selectAddressChangeOutcome(cart, readDecimals(readConfig(), cart)))
    },
    async changeRate(rateId): Promise<RateChangeOutcome> {
      const cart = await readChange(client.call(selectWalletRate, { package_id: 0, rate_id: rateId }))
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
export async function sendOrder(client: WalletClient, payload: OrderPayload): Promise<OrderOutcome | null> {
  const { body } = await client.call(placeWalletOrder, payload)
  return isRecord(body) ? readOrderOutcome(body) : null
}

/** Finds out from its cart whether an order without a response exists. */
export async function readLostOrder(client: WalletClient): Promise<PlacedOrder> {
  return (await hasItems(client)) ? readOrderOutcome(null) : { kind: "uncertain" }
}

/** Whether a cart still has items; false also for one that can't be read. */
export async function hasItems(client: WalletClient): Promise<boolean> {
  const data = readCart(await client.call(getWalletCart, null))
  const items = data?.kind === "cart" ? readMember(data.cart, ["items"]) : null
  return Array.isArray(items) && items.length > 0
}

/** Reads the cart of a response. Null for one without totals, such as a proxy's or a shop's in maintenance. */
export function readCart(answer: StoreApiAnswer): WalletData | null {
  if (answer.kind !== "answer") return null
  return isRecord(readMember(answer.body, ["totals"])) ? { kind: "cart", cart: answer.body } : null
}
