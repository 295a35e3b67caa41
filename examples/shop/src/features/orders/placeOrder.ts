import { createHash, randomBytes } from "node:crypto"
import { and, desc, eq, gte } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Language } from "../../texts/languages.ts"
import type { Currency } from "../../texts/money.ts"
import type { Basket, PricedLine } from "../basket/basket.ts"
import { keepCustomer, type BasketCustomer } from "../basket/customer.ts"
import { readBasket } from "../basket/readBasket.ts"
import { lockBasket } from "../basket/rows.ts"
import { basketLines } from "../basket/schema.ts"
import { nameChoices } from "../catalogue/attributes.ts"
import { currentMinor } from "../catalogue/product.ts"
import { lockCoupons } from "../coupons/coupons.ts"
import { basketCoupons } from "../coupons/schema.ts"
import { keepEmails } from "../outbox/outbox.ts"
import { offersCards } from "../payments/cardMode.ts"
import { changeOrderState } from "./changeOrderState.ts"
import { createPlacedEmails } from "./orderEmails.ts"
import { isPayable } from "../payments/payOrder.ts"
import { providerPrice } from "../payments/providerPrice.ts"
import { isPlaced, keepsStock, selectDeadline } from "./orderStates.ts"
import { paymentMethods, type PaymentMethod } from "./paymentMethods.ts"
import { readOrder, type Order } from "./readOrders.ts"
import { orderItems, orders } from "./schema.ts"
import { takeStock, type Shortage } from "./takeStock.ts"
import { findUnpaid, isOutdated, shippingOf } from "./unpaidOrder.ts"

/** A request to order the contents of a basket. Its addresses are already validated. */
export interface OrderRequest {
  readonly language: Language
  readonly currency: Currency
  readonly sessionId: string
  /** The browser's session, if the basket is a separate cart with its own session. */
  readonly ownerId?: string | undefined
  /** Identifies the attempt when `attempt` is "". A repeated key returns the same order. */
  readonly paymentKey?: string | undefined
  /** Null for a guest. */
  readonly customerId: number | null
  /** Creates the account that a guest asked for, in the order's transaction. Returns null if the order stays a guest's. */
  readonly register?: ((transaction: Database) => Promise<number | null>) | undefined
  /** Whether an order of this session is being paid in another tab. It is called before a new order replaces that one. */
  readonly isBeingPaid?: (transaction: Database) => Promise<boolean>
  readonly customer: BasketCustomer
  /** From `nextAttempt`; "" uses the current one. */
  readonly attempt: string
  /** The basket's `agreementHash` that the shopper saw; "" skips the check. */
  readonly agreed: string
  /** The basket's `hash` that the shopper saw; "" skips the check. */
  readonly seenHash?: string
  /** The total that the shopper saw, which the order's must not exceed. */
  readonly seenTotalMinor?: number
  /** The total that the shopper saw in a wallet's sheet, in the provider's form; undefined skips the check. */
  readonly agreedPrice?: AgreedPrice | undefined
  readonly attribution: Readonly<Record<string, string>>
  readonly now: Date
}

/** An amount in the provider's units, with a lower-case currency code. */
export interface AgreedPrice {
  readonly amount: number
  readonly currency: string
}

/** The result of placing an order. Repeating an attempt returns the same order. */
export type PlaceOrderResult =
  | { readonly kind: "placed"; readonly order: Order }
  | {
      readonly kind: "refused"
      readonly reason: "empty" | "no-shipping" | "payment" | "changed" | "being-paid"
      readonly basket: Basket
    }
  | {
      readonly kind: "refused"
      readonly reason: "not-enough"
      readonly basket: Basket
      readonly shortages: readonly Shortage[]
    }

/**
 * Places an order: stock, coupons, order, e-mails and basket change in one transaction. A refused request still stores the customer's data,
 * and can leave the unpaid order that it was to replace cancelled.
 */
export function placeOrder(database: Database, request: OrderRequest): Promise<PlaceOrderResult> {
  return database.transaction(async (transaction) => {
    const { sessionId, language, currency, customer, attempt } = request
    await lockBasket(transaction, sessionId)
    const name = attempt === "" ? (request.paymentKey ?? "") : attempt
    const named = name === "" ? undefined : await findOrderOf(transaction, sessionId, name)
    // An order that has ended is not repeated: the basket is ordered anew.
    if (named && isPlaced(named.state)) return { kind: "placed", order: named }
    const earlier = named && isPayable(named) ? named : await findUnpaid(transaction, sessionId)

    await keepCustomer(transaction, sessionId, customer)
    const seen = await readBasket(transaction, language, sessionId, currency)
    if (earlier && !(await isOutdated(transaction, earlier, seen, customer))) {
      // The order of another tab may be of a basket that this one's shopper hasn't seen.
      if (!isAgreed(request, seen)) return { kind: "refused", reason: "changed", basket: seen }
      return { kind: "placed", order: earlier }
    }
    if (await request.isBeingPaid?.(transaction)) return { kind: "refused", reason: "being-paid", basket: seen }
    // The unpaid order is outdated: cancel it to return its stock before the new order takes any.
    if (earlier) await changeOrderState(transaction, { id: earlier.id, to: "cancelled", now: request.now })
    await lockCoupons(
      transaction,
      seen.coupons.map(({ coupon }) => coupon.code),
    )
    // Read again: another order may have used up a coupon before the lock was acquired.
    const basket = seen.coupons.length === 0 ? seen : await readBasket(transaction, language, sessionId, currency)
    if (basket.lines.length === 0) return { kind: "refused", reason: "empty", basket }
    if (!basket.rate && basket.needsShipping) return { kind: "refused", reason: "no-shipping", basket }
    const methods = listPaymentMethods(basket)
    const chosen = methods.find(({ id }) => id === customer.paymentMethod)
    // An order of 0 needs no method, and waits for no payment.
    const method =
      basket.totalMinor > 0 ? chosen : (chosen ?? methods.find(({ placedState }) => placedState !== "pending"))
    if (!method) return { kind: "refused", reason: "payment", basket }
    const current = await nextAttempt(transaction, sessionId)
    // The attempt of an order that has been cancelled since is still this one.
    const isCurrent = attempt === "" || attempt === current || named?.state === "cancelled"
    if (!isCurrent || !isAgreed(request, basket) || basket.refusedCoupons.length > 0)
      return { kind: "refused", reason: "changed", basket }
    const shortages = await takeStock(transaction, basket.lines.map(piecesOf))
    if (shortages.length > 0) return { kind: "refused", reason: "not-enough", basket, shortages }

    await cancelUnpaid(transaction, request)
    const customerId = request.customerId ?? (await request.register?.(transaction)) ?? null
    const order = await insertOrder(
      transaction,
      { ...request, customerId },
      { basket, method, attempt: (earlier ?? named) ? current : (request.paymentKey ?? current) },
    )
    // Keep the basket until the order is paid, so that the shopper can try again.
    if (order.state !== "pending") {
      await keepEmails(transaction, createPlacedEmails(order, request.now))
      await emptyBasket(transaction, sessionId)
    }
    return { kind: "placed", order }
  })
}

/** Whether a basket is what the shopper has agreed to. */
function isAgreed(
  { agreed, seenHash = "", seenTotalMinor = Number.POSITIVE_INFINITY, agreedPrice }: OrderRequest,
  basket: Basket,
): boolean {
  const price = providerPrice(basket)
  return (
    (agreed === "" || agreed === basket.agreementHash) &&
    (seenHash === "" || seenHash === basket.hash) &&
    basket.totalMinor <= seenTotalMinor &&
    (!agreedPrice || (agreedPrice.amount === price.amount && agreedPrice.currency === price.currency))
  )
}

/** The payment methods for a basket; none if the shop doesn't ship to its destination. */
export function listPaymentMethods({
  rate,
  needsShipping,
}: Pick<Basket, "rate" | "needsShipping">): readonly PaymentMethod[] {
  const offered = paymentMethods.filter(({ id }) => id !== "woocommerce_payments" || offersCards())
  // Cash can't be collected for products that are sent by e-mail.
  if (!needsShipping) return offered.filter(({ zones }) => !zones)
  if (!rate) return []
  return offered.filter(({ zones }) => !zones || rate.pickup !== undefined || zones.includes(rate.zoneId))
}

/** Cancels the session's unpaid card orders and returns their stock, because a new order replaces them. */
async function cancelUnpaid(transaction: Database, { sessionId, now }: OrderRequest): Promise<void> {
  const unpaid = await transaction
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.sessionId, sessionId), eq(orders.state, "pending")))
  for (const { id } of unpaid) await changeOrderState(transaction, { id, from: "pending", to: "cancelled", now })
}

/** The idempotency key of a session's next order, 32 hex digits. All tabs get the same key until that order is placed. */
export async function nextAttempt(database: Database, sessionId: string): Promise<string> {
  const count = await database.$count(orders, eq(orders.sessionId, sessionId))
  return createHash("sha256")
    .update(`order ${sessionId} ${String(count)}`)
    .digest("hex")
    .slice(0, 32)
}

/** Finds the session's newest order since a time, in any state. `basketHash` limits the search to orders of that basket. */
export async function findLatestOrder(
  database: Database,
  sessionId: string,
  { basketHash, since }: { readonly basketHash?: string; readonly since: Date },
): Promise<Order | undefined> {
  const ofBasket = basketHash === undefined ? undefined : eq(orders.basketHash, basketHash)
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofBasket, eq(orders.sessionId, sessionId), gte(orders.placedAt, since)))
    .orderBy(desc(orders.id))
    .limit(1)
  return row && readOrder(database, row.id)
}

/** Finds the session's order with an idempotency key, which is an attempt or a payment key. */
export async function findOrderOf(database: Database, sessionId: string, attempt: string): Promise<Order | undefined> {
  const [row] = await database
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(eq(orders.idempotencyKey, attempt))
  return row?.sessionId === sessionId ? readOrder(database, row.id) : undefined
}

interface Agreement {
  readonly basket: Basket
  readonly method: PaymentMethod
  readonly attempt: string
}

async function insertOrder(
  transaction: Database,
  { sessionId, ownerId, customerId, language, customer, attribution, now }: OrderRequest,
  { basket, method, attempt }: Agreement,
): Promise<Order> {
  const { tax, rate } = basket
  const row = {
    key: `wc_order_${randomBytes(15).toString("base64url")}`,
    idempotencyKey: attempt,
    basketHash: basket.hash,
    sessionId,
    ownerId: ownerId ?? null,
    customerId,
    state: method.placedState,
    language,
    currency: basket.currency,
    billing: customer.billing,
    shipping: shippingOf(customer),
    note: customer.note,
    paymentMethod: method.id,
    shippingRate: { id: rate?.id ?? "", name: rate?.name ?? "", ...(rate?.pickup && { pickup: rate.pickup }) },
    coupons: basket.coupons.map(({ coupon, discountMinor }) => ({ code: coupon.code, discountMinor })),
    taxes:
      tax.percentHundredths === 0
        ? []
        : [{ name: tax.name, percentHundredths: tax.percentHundredths, amountMinor: basket.taxMinor }],
    itemsMinor: basket.itemsMinor,
    discountMinor: basket.discountMinor,
    shippingMinor: basket.shippingMinor,
    shippingTaxMinor: basket.shippingTaxMinor,
    taxMinor: basket.taxMinor,
    totalMinor: basket.totalMinor,
    attribution,
    holdsStock: keepsStock(method.placedState),
    heldUntil: selectDeadline(method.placedState, now),
    placedAt: now,
    changedAt: now,
  }
  const [inserted] = await transaction.insert(orders).values(row).returning({ id: orders.id })
  if (!inserted) throw new Error("the order was not kept")
  const items = basket.lines.map(describeLine)
  await transaction
    .insert(orderItems)
    .values(items.map((item, position) => ({ ...item, orderId: inserted.id, position })))
  const { idempotencyKey: _, basketHash: _hash, ...kept } = row
  return { ...kept, id: inserted.id, items }
}

function describeLine(line: PricedLine): Order["items"][number] {
  const { product, variation } = line
  return {
    ...piecesOf(line),
    slug: product.slug,
    sku: variation?.sku ?? product.sku,
    name: product.name,
    choices: nameChoices(product, variation).map(({ label, value }) => ({ label, value })),
    category: product.categories[0]?.name ?? "",
    unitMinor: currentMinor(line.price),
    subtotalMinor: line.subtotalMinor,
    discountMinor: line.discountMinor,
    totalMinor: line.totalMinor,
    taxMinor: line.taxMinor,
  }
}

function piecesOf({ product, variation, quantity }: PricedLine) {
  return { productId: product.id, variationId: variation?.id ?? null, quantity }
}

/** Removes the lines, coupons, rate and note. The addresses stay for the next order. */
async function emptyBasket(transaction: Database, sessionId: string): Promise<void> {
  await transaction.delete(basketLines).where(eq(basketLines.sessionId, sessionId))
  await transaction.delete(basketCoupons).where(eq(basketCoupons.sessionId, sessionId))
  await keepCustomer(transaction, sessionId, { rate: "", note: "" })
}
