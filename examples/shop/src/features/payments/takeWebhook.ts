import { eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Shop } from "../../shop.ts"
import { changeOrderState } from "../orders/changeOrderState.ts"
import type { CardProvider, OpenProvider } from "./port.ts"
import { orderPayments, providerEvents } from "./schema.ts"
import { settlePayment } from "./settlePayment.ts"

/** A received message. */
export interface Webhook {
  readonly shop: Shop
  readonly database: Database
  readonly body: string
  readonly signature: string
  readonly open: OpenProvider
}

/** Processes a message of the provider once: `refused` when the provider didn't send it, `seen` when it was processed before. */
export async function takeWebhook(webhook: Webhook): Promise<"taken" | "seen" | "refused"> {
  const { shop, database, body, signature, open } = webhook
  const now = new Date(shop.clock())
  const event = await open(database).parseWebhook(body, signature)
  if (!event) return "refused"
  // All or nothing: a message whose processing failed isn't recorded, and the provider sends it again.
  return database.transaction(async (transaction) => {
    const { id, type, data } = event
    const taken = await transaction
      .insert(providerEvents)
      .values({ id, type, takenAt: now })
      .onConflictDoNothing()
      .returning()
    if (taken.length === 0) return "seen"
    // Messages arrive late and out of order, so only the payment's current state counts.
    if (type === "payment_intent.succeeded")
      await settle({ ...webhook, database: transaction }, readText(data.object["id"]))
    if (type === "charge.refunded") {
      const { object } = data
      await takeRefund(
        transaction,
        open(transaction),
        readText(object["payment_intent"]) || readText(object["id"]),
        now,
      )
    }
    return "taken"
  })
}

async function settle({ shop, database, open }: Webhook, id: string): Promise<void> {
  const intent = id === "" ? null : await open(database).retrieveIntent(id)
  if (intent) await settlePayment({ shop, database, open, intent })
}

/** Marks an order as refunded when its whole payment was; the refund of a payment that never paid it changes nothing. */
async function takeRefund(database: Database, provider: CardProvider, id: string, now: Date): Promise<void> {
  const [payment] = await database.select().from(orderPayments).where(eq(orderPayments.intentId, id))
  const intent = payment?.paidAt ? await provider.retrieveIntent(id) : null
  if (!payment || !intent || intent.refunded < intent.amount) return
  await changeOrderState(database, { id: payment.orderId, to: "refunded", now })
}

function readText(value: unknown): string {
  return typeof value === "string" ? value : ""
}
