import {
  createDelivery,
  createSimulatedProvider,
  parseWebhook,
  type ProviderEvent,
  type ProviderStore,
  readDeliveryMode,
  signWebhook,
  type SimulatedProvider,
} from "@ringside/simulated-provider"
import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { defineService, type Shop } from "../../shop.ts"
import { type CardMode, readCardMode, webhookSecret } from "./cardMode.ts"
import type { CardProvider } from "./port.ts"
import { simulatedProvider } from "./schema.ts"
import { createStripeProvider } from "./stripeProvider.ts"
import { takeWebhook } from "./takeWebhook.ts"

/** Opens the shop's card provider. The simulated one stores its data in `database`. */
export function providerOf(shop: Shop, database: Database = shop.database): CardProvider {
  const mode = readCardMode()
  return mode.kind === "real" ? stripeOf(shop, mode) : openSimulation(shop, database)
}

/** Opens the simulated provider, whose own script and frames call it. */
export function openSimulation(shop: Shop, database: Database = shop.database): SimulatedProvider & CardProvider {
  const clock = () => new Date(shop.clock())
  const simulated = createSimulatedProvider({
    store: createDatabaseStore(database),
    now: clock,
    onEvent: (event) => deliveryOf(shop).send(event, (sent) => deliver(shop, database, sent)),
  })
  return {
    ...simulated,
    parseWebhook: (body, signature) => Promise.resolve(parseWebhook(body, signature, webhookSecret(shop), clock())),
  }
}

/** Delivers a message of the simulated provider like the real one: signed, and to the same function. */
async function deliver(shop: Shop, database: Database, event: ProviderEvent): Promise<void> {
  const body = JSON.stringify(event)
  const signature = signWebhook(body, webhookSecret(shop), new Date(shop.clock()))
  await takeWebhook({ shop, database, body, signature, open: (own) => openSimulation(shop, own) })
}

/** The delivery of messages: with `SIMULATED_WEBHOOKS` they arrive twice, late or in the wrong order. */
const deliveryOf = defineService((shop) =>
  createDelivery<ProviderEvent>({
    mode: readDeliveryMode(process.env["SIMULATED_WEBHOOKS"]),
    // The request that started a payment has ended by then, and its transaction with it.
    later: (event) => deliver(shop, shop.database, event),
  }),
)

const stripeProviders = new WeakMap<Shop, CardProvider>()

function stripeOf(shop: Shop, { keys }: Extract<CardMode, { kind: "real" }>): CardProvider {
  const known = stripeProviders.get(shop)
  if (known) return known
  const made = createStripeProvider(keys)
  stripeProviders.set(shop, made)
  return made
}

function createDatabaseStore(database: Database): ProviderStore {
  const table = simulatedProvider
  return {
    async read(kind, id) {
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.kind, kind), eq(table.id, id)))
      return row?.data
    },
    async write(kind, id, data) {
      await database
        .insert(table)
        .values({ kind, id, data })
        .onConflictDoUpdate({ target: [table.kind, table.id], set: { data } })
    },
    async list(kind) {
      const rows = await database.select().from(table).where(eq(table.kind, kind))
      return rows.map(({ data }) => data)
    },
  }
}
