import { createHash } from "node:crypto"
import { isDeepStrictEqual } from "node:util"
import type { Intent } from "@ringside/simulated-provider"
import { desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { readNumber } from "../../endpoints/form.ts"
import type { Visit } from "../../visit.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import { isPlaced } from "../orders/orderStates.ts"
import { readOrder, type Order } from "../orders/readOrders.ts"
import { orders } from "../orders/schema.ts"
import { cardGateway, newCardField, tokenField } from "./cardFields.ts"
import { isBeingAnswered } from "./openQuestion.ts"
import { createDeclineLimit } from "../../session/declineLimit.ts"
import { defineService } from "../../shop.ts"
import { createOrderReference } from "./orderReference.ts"
import { isProviderRefusal, reachProvider, type CardProvider } from "./port.ts"
import { providerPrice } from "./providerPrice.ts"
import { providerOf } from "./provider.ts"
import { ensureProviderCustomer, findSavedCard } from "./savedCards.ts"
import { orderPayments } from "./schema.ts"
import { settlePayment } from "./settlePayment.ts"
import { paymentsTexts } from "./texts.ts"
import { orderReceivedPath } from "../orders/paths.ts"

/** The result of charging a card for an order. */
export type PayResult =
  | { readonly kind: "paid"; readonly redirect: string }
  /** The bank requires a challenge: the hash is opened on the current page. */
  | { readonly kind: "confirm"; readonly hash: string }
  | {
      readonly kind: "declined"
      readonly message: string
      /** Set after too many declined cards: the shop answers with 429. */
      readonly waitSeconds?: number
    }

/** The limit of declined cards. */
export const declineLimitOf = defineService(({ clock }) => createDeclineLimit(clock))

export { cardGateway } from "./cardFields.ts"

/** The action of the nonce in a confirmation hash. */
export function statusNonceAction(orderId: number): string {
  return `update-order-status-${String(orderId)}`
}

/**
 * Charges the card of a posted form. An order is charged once, even from two tabs: the second waits, and finds it paid. While the first
 * tab's challenge may still be answered, another card is refused with that reason.
 */
export async function payOrder(visit: Visit, orderId: number, fields: ReadonlyMap<string, string>): Promise<PayResult> {
  const { shop, links, language, browserSession } = visit
  const words = paymentsTexts[language]
  const open = (database: Database) => providerOf(shop, database)
  const decline = (message: string): PayResult => ({ kind: "declined", message })
  const payer = (await visit.readCustomer())?.id ?? null
  const card = await chooseCard(visit, fields, payer)
  let isDeclined = false
  const charge = (): Promise<PayResult> =>
    shop.database.transaction(async (transaction) => {
      await transaction.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update")
      const order = await readOrder(transaction, orderId)
      if (!order) return decline(words.unknownOrder)
      const paid: PayResult = {
        kind: "paid",
        redirect: links.absolute(links.to(orderReceivedPath(order.id, order.key))),
      }
      if (isPlaced(order.state)) return paid
      if (!isPayable(order)) return decline(words.notPayable)
      if (!isPayer(order, payer)) return decline(words.notYours)
      if (card.kind === "none") return decline(card.message)
      const now = new Date(shop.clock())
      // A failed order holds neither its pieces nor its coupons.
      const isHeld =
        order.holdsStock ||
        (await changeOrderState(transaction, { id: orderId, to: "pending", now })).kind === "changed"
      if (!isHeld) return decline(words.notPayable)
      const provider = open(transaction)
      const intent = await createIntent({ provider, transaction, order, card, now })
      if (!intent) return decline(words.beingPaid)
      switch (intent.status) {
        case "succeeded": {
          const settled = await settlePayment({ shop, database: transaction, open, intent })
          return settled === "pays" ? paid : decline(words.mismatch)
        }
        case "processing":
          return decline(words.beingPaid)
        case "requires_action": {
          const nonce = shop.nonces.issue(statusNonceAction(order.id), browserSession.id)
          return { kind: "confirm", hash: `#wcpay-confirm-pi:${String(order.id)}:${intent.clientSecret}:${nonce}` }
        }
        default:
          isDeclined = true
          return decline(translateError(intent, language) || words.declined)
      }
    })
  const limit = declineLimitOf(shop)
  const started = limit.start(browserSession.id, visit.sender)
  if (started.kind === "blocked") {
    return { kind: "declined", message: words.tooManyDeclines, waitSeconds: started.waitSeconds }
  }
  try {
    const result = await reachProvider(charge, () => decline(words.unreachable))
    if (result.kind === "paid") limit.forget(browserSession.id)
    return result
  } catch (cause) {
    if (!isProviderRefusal(cause)) throw cause
    isDeclined = true
    return decline(words.invalidMethod)
  } finally {
    started.end(isDeclined)
  }
}

/**
 * Whether a customer, or null for a guest, may pay an order. A guest has proved the order's e-mail address, or comes from its session. A
 * customer pays no other customer's order, as on the platform.
 */
export function isPayer({ customerId }: Pick<Order, "customerId">, payer: number | null): boolean {
  return customerId === null || payer === null || payer === customerId
}

/** Whether an order waits for a card payment. */
export function isPayable({ paymentMethod, state }: Order): boolean {
  return paymentMethod === cardGateway && (state === "pending" || state === "failed")
}

type ChosenCard =
  | {
      readonly kind: "card"
      readonly paymentMethod: string
      /** The customer whose saved card it is, or whose it becomes; null for a card that is used once. */
      readonly ownerId: number | null
      /** Whether it is saved once the payment has succeeded. */
      readonly saves: boolean
    }
  | { readonly kind: "none"; readonly message: string }

/** Finds the card that a form names: one of the customer's own, or a new one that the provider has saved. */
async function chooseCard(
  visit: Visit,
  fields: ReadonlyMap<string, string>,
  payer: number | null,
): Promise<ChosenCard> {
  const words = paymentsTexts[visit.language]
  const token = fields.get(tokenField) ?? "new"
  if (token !== "new" && token !== "") {
    const saved = payer === null ? undefined : await findSavedCard(visit.shop.database, payer, readNumber(token))
    if (!saved) return { kind: "none", message: words.invalidMethod }
    return { kind: "card", paymentMethod: saved.paymentMethod, ownerId: payer, saves: false }
  }
  const paymentMethod = fields.get("wcpay-payment-method") ?? ""
  if (!/^pm_\w{1,80}$/.test(paymentMethod)) {
    return { kind: "none", message: fields.get("wcpay-payment-method-error-message") || words.noCard }
  }
  const saves = fields.get(newCardField) === "true"
  return { kind: "card", paymentMethod, ownerId: saves ? payer : null, saves }
}

interface Charge {
  readonly provider: CardProvider
  readonly transaction: Database
  readonly order: Order
  readonly card: Extract<ChosenCard, { kind: "card" }>
  readonly now: Date
}

/**
 * Creates the payment. A payment started with another card is cancelled first, so that nobody pays twice. Null while that one's challenge
 * may still be answered.
 */
async function createIntent({ provider, transaction, order, card, now }: Charge): Promise<Intent | null> {
  const earlier = await transaction
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, order.id))
    .orderBy(desc(orderPayments.createdAt))
  const latest = earlier[0] && (await provider.retrieveIntent(earlier[0].intentId))
  if (latest) {
    const { status, paymentMethod, refunded } = latest
    // It may have succeeded in the meantime, with its message still pending.
    const isDone = (status === "succeeded" && refunded === 0) || status === "processing"
    if (isDone) return latest
    // Compares the cards themselves, since after a reload the same card has another id.
    if (status === "requires_action" && (await isSameCard(provider, paymentMethod, card.paymentMethod))) return latest
    if (isBeingAnswered(latest, earlier[0]?.createdAt ?? now, now)) return null
    const ended = status === "canceled" || status === "succeeded" ? latest : await provider.cancelIntent(latest.id)
    if (ended?.status === "succeeded" && ended.refunded === 0) return ended
  }
  // A payment saves its card in the account of its order, so only that account's customer can have it saved.
  const saves = card.saves && card.ownerId !== null && card.ownerId === order.customerId
  const charged = saves || !card.saves ? card.ownerId : null
  const customer = charged === null ? null : await ensureProviderCustomer(transaction, provider, charged)
  const intent = await provider.createPaymentIntent(
    {
      ...providerPrice(order),
      customer,
      paymentMethod: card.paymentMethod,
      saveForLater: saves,
      metadata: { orderId: String(order.id), reference: createOrderReference(order), savesCard: String(saves) },
    },
    createKey(order, card.paymentMethod, earlier.length),
  )
  await transaction
    .insert(orderPayments)
    .values({ intentId: intent.id, orderId: order.id, createdAt: now, savesCard: saves })
    .onConflictDoNothing()
  return intent
}

async function isSameCard(provider: CardProvider, one: string, other: string): Promise<boolean> {
  if (one === other) return true
  const [first, second] = await Promise.all([provider.readPaymentMethod(one), provider.readPaymentMethod(other)])
  return first !== null && second !== null && isDeepStrictEqual(first.card, second.card)
}

/** One key per attempt: a repeated request after a lost answer creates no second payment. Keys of other databases differ. */
function createKey({ id, key }: Order, paymentMethod: string, attempts: number): string {
  const parts = JSON.stringify([id, key, paymentMethod, attempts])
  return `order-${String(id)}-${createHash("sha256").update(parts).digest("hex").slice(0, 32)}`
}

/** The provider's error in the shopper's language, where the shop has a text for it. */
export function translateError({ lastError, status }: Intent, language: Visit["language"]): string {
  const words = paymentsTexts[language]
  if (status === "canceled") return words.calledOff
  const code = lastError?.decline_code ?? lastError?.code ?? ""
  const own: Readonly<Partial<Record<string, string>>> = words.errors
  return own[code] ?? lastError?.message ?? ""
}
