import {
  createSimulatedProvider,
  type ProviderStore,
  signWebhook,
  type SimulatedProvider,
} from "@ringside/simulated-provider"
import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Shop } from "../../shop.ts"
import { simulatedProvider } from "./schema.ts"
import { webhookSecret } from "./simulation.ts"
import { takeWebhook } from "./takeWebhook.ts"

/** The simulated provider, which keeps what it knows in `database` and delivers its messages at once. */
export function providerOf(shop: Shop, database: Database = shop.database): SimulatedProvider {
  const provider: SimulatedProvider = createSimulatedProvider({
    store: createDatabaseStore(database),
    now: () => new Date(shop.clock()),
    async onEvent(event) {
      const body = JSON.stringify(event)
      const signature = signWebhook(body, webhookSecret(shop), new Date(shop.clock()))
      await takeWebhook({ shop, database, body, signature, readIntent: provider.retrieveIntent })
    },
  })
  return provider
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
