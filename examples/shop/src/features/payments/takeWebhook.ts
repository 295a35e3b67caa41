import { type Intent, parseWebhook } from "@ringside/simulated-provider"
import type { Database } from "../../database/connect.ts"
import type { Shop } from "../../shop.ts"
import { markPaid } from "./markPaid.ts"
import { providerEvents } from "./schema.ts"
import { webhookSecret } from "./simulation.ts"

/** A message that has come in. */
export interface Webhook {
  readonly shop: Shop
  readonly database: Database
  readonly body: string
  readonly signature: string
  /** Asks the provider how a payment stands. */
  readonly readIntent: (id: string) => Promise<Intent | null>
}

/** Takes a message of the provider's, once: `refused` when it isn't the provider's, `seen` when it has been taken before. */
export async function takeWebhook(webhook: Webhook): Promise<"taken" | "seen" | "refused"> {
  const { shop, database, body, signature, readIntent } = webhook
  const now = new Date(shop.clock())
  const event = parseWebhook(body, signature, webhookSecret(shop), now)
  if (!event) return "refused"
  const taken = await database
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, takenAt: now })
    .onConflictDoNothing()
    .returning()
  if (taken.length === 0) return "seen"
  if (event.type !== "payment_intent.succeeded") return "taken"
  // Messages come late and out of order: what counts is how the payment stands now.
  const { id } = event.data.object
  const intent = typeof id === "string" ? await readIntent(id) : null
  if (intent) await markPaid(database, intent, now)
  return "taken"
}
