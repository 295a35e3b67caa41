import type { StoreApiAnswer } from "@ringside/cart"
import { readStoreApiMessage } from "@ringside/cart/domain"
import type { Clock, Page } from "@ringside/core"
import { challengeCode, formatText, isRecord, readMember, type UnknownRecord, readList } from "@ringside/core/domain"
import { isOrderPlaced } from "@ringside/payments/domain"
import type { OrderResult, SheetChange, SheetPayment } from "./backend.ts"
import {
  type AddressChangeOutcome,
  type OrderPayload,
  type RateChangeOutcome,
  readOrderOutcome,
  selectAddressChangeOutcome,
  selectRateChangeOutcome,
} from "../domain/index.ts"
import { getWalletCart, placeWalletOrder, selectWalletRate, updateWalletCustomer } from "../domain/walletOperations.ts"
import { readDecimals } from "../settings.ts"
import type { WalletClient } from "./walletClients.ts"
import { createLineStyle, type LineStyle } from "../domain/lineItems.ts"
import { readLineNames } from "./lineNames.ts"
import { type AgreedTotal, readTotal, type WalletData } from "./walletData.ts"

interface ChangesOptions {
  readonly page: Page
  readonly client: WalletClient
  readonly readConfig: () => UnknownRecord
  /** The data that the sheet was opened with. */
  readonly data: WalletData
  /** Called with each response. */
  readonly share: (answer: StoreApiAnswer) => void
}

/** The changes that a sheet makes to its cart. Source: express-checkout contract §5.4, §5.5. */
export function createChanges({
  page,
  client,
  readConfig,
  data: opened,
  share,
}: ChangesOptions): Pick<SheetPayment, "changeAddress" | "changeRate"> {
  let packageId = readPackageId(opened) ?? 0
  const readChange = async <Outcome extends RateChangeOutcome>(
    sent: Promise<StoreApiAnswer>,
    select: (cart: unknown, decimals: unknown, style: LineStyle) => Outcome,
  ): Promise<SheetChange<Outcome | { readonly kind: "reject" }>> => {
    const answer = await sent
    share(answer)
    const data = readCart(answer)
    if (data?.kind !== "cart") return { outcome: { kind: "reject" }, data: null }
    packageId = readPackageId(data) ?? packageId
    const style = createLineStyle(readConfig(), readLineNames(page))
    const outcome = select(data.cart, readDecimals(readConfig(), data.cart), style)
    if (outcome.kind === "reject") return { outcome, data }
    // The amount that the card is charged.
    return { outcome: { ...outcome, amount: readTotal(readConfig(), data) }, data }
  }
  return {
    changeAddress: (address): Promise<SheetChange<AddressChangeOutcome>> =>
      readChange(client.call(updateWalletCustomer, { shipping_address: address }), selectAddressChangeOutcome),
    changeRate: (rateId): Promise<SheetChange<RateChangeOutcome>> =>
      readChange(client.call(selectWalletRate, { package_id: packageId, rate_id: rateId }), (cart, ...rest) =>
        // A shop without the package answers with the rate that it has kept.
        isSelectedRate(cart, rateId) ? selectRateChangeOutcome(cart, ...rest) : { kind: "reject" },
      ),
  }
}

/**
 * Reads the cart that `order` is about to be placed for. Where nothing is shipped, the taxes are those of the billing address, which a wallet
 * reports only when its sheet is confirmed: it is sent to the shop first.
 */
export async function readForOrder(client: WalletClient, order: OrderPayload): Promise<StoreApiAnswer> {
  const read = await client.call(getWalletCart, null)
  if (order.shipping_address || readMember(read.body, ["needs_shipping"]) !== false) return read
  const answer = await client.call(updateWalletCustomer, { billing_address: order.billing_address })
  return answer.kind === "answer" ? answer : read
}

/** The first package, whose rates a sheet shows. */
function readPackage(cart: unknown): unknown {
  return readMember(cart, ["shipping_rates", "0"])
}

/** The id of the package whose rates a sheet shows; null while the cart has none. */
function readPackageId(data: WalletData): string | number | null {
  const id = data.kind === "cart" ? readMember(readPackage(data.cart), ["package_id"]) : null
  return typeof id === "string" || typeof id === "number" ? id : null
}

function isSelectedRate(cart: unknown, rateId: string): boolean {
  const rates = readMember(readPackage(cart), ["shipping_rates"])
  const list = readList(rates)
  const selected = list.find((rate) => readMember(rate, ["selected"]) === true)
  return formatText(readMember(selected, ["rate_id"])) === rateId
}

/** How long, and how often, the cart is asked whether it was ordered. Gateways answer the shop within some 20 seconds. */
const orderChecks = { everyMs: 2000, forMs: 20_000 } as const

interface OrderOptions {
  readonly clock: Clock
  readonly cartHash: AgreedTotal["cartHash"]
  readonly currency: AgreedTotal["currency"]
  /** Called when the response doesn't show whether the order was placed. */
  readonly onUnclear?: () => void
}

/**
 * Places the order of a cart with the hash that the sheet agreed to. The request isn't repeated after a response that is lost, unreadable or
 * an error of the server, since the shop may have placed the order, or be charging the payment still: its cart shows it when it is emptied.
 * Source: express-checkout contract §6.1.
 */
export async function sendOrder(
  client: WalletClient,
  payload: OrderPayload,
  { clock, cartHash, currency, onUnclear }: OrderOptions,
): Promise<OrderResult> {
  const headers = {
    ...placeWalletOrder.headers,
    // The shop refuses the order where its currency has become another one since the last look.
    "X-WooPayments-Payment-Currency": currency,
    ...(cartHash && { "Idempotency-Key": cartHash }),
  }
  const answer = await client.call({ ...placeWalletOrder, headers }, payload)
  if (answer.kind === "refused" && answer.code === challengeCode) return { kind: "error", message: answer.message }
  // A server that breaks after it took the order answers with JSON, too.
  const isBroken = answer.kind === "unreachable" && answer.reason === "unclear"
  const wasSent = answer.kind !== "unreachable" || answer.reason !== "unsent"
  const placed = wasSent && (isBroken || !isRecord(answer.body)) ? null : readPlaced(answer)
  if (placed === null || placed.kind === "uncertain") onUnclear?.()
  if (placed !== null) return placed
  const endsAt = clock.now() + orderChecks.forMs
  for (;;) {
    const content = await readContent(client)
    if (content === "empty") return { kind: "likely" }
    if (clock.now() >= endsAt) return { kind: content === "items" ? "unlikely" : "uncertain" }
    await new Promise<void>((resolve) => clock.after(orderChecks.everyMs, resolve))
  }
}

/**
 * Reads the response to an order; 409 means that it would have another total than the sheet. An order that was placed, but names no address
 * to go to, isn't to be placed again.
 */
export function readPlaced({ kind, body }: StoreApiAnswer): OrderResult {
  if (kind === "refused" && readMember(body, ["data", "status"]) === 409)
    return { kind: "changed", message: readStoreApiMessage(body) }
  const outcome = readOrderOutcome(body)
  return outcome.kind === "error" && isOrderPlaced(body) ? { kind: "uncertain" } : outcome
}

async function readContent(client: WalletClient): Promise<"items" | "empty" | "unreadable"> {
  const data = readCart(await client.call(getWalletCart, null))
  const items = data?.kind === "cart" ? readMember(data.cart, ["items"]) : null
  if (!Array.isArray(items)) return "unreadable"
  return items.length > 0 ? "items" : "empty"
}

/** Whether a cart still has items; false also for one that can't be read. */
export async function hasItems(client: WalletClient): Promise<boolean> {
  return (await readContent(client)) === "items"
}

/** Reads the cart of a response. Null for one without totals, such as a proxy's or a shop's in maintenance. */
export function readCart(answer: StoreApiAnswer): WalletData | null {
  if (answer.kind !== "answer") return null
  if (!isRecord(readMember(answer.body, ["totals"]))) return null
  return { kind: "cart", cart: answer.body, cartHash: answer.headers["cart-hash"] ?? null }
}
