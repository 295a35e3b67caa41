import { sql } from "drizzle-orm"
import { expect, test, vi } from "vitest"
import { describeWithPostgres, type StopMode } from "../../../../scripts/test/postgresServer.ts"
import { connectServer } from "./connectServer.ts"
import { useShopProcess } from "../testing/shopProcess.ts"

const startShop = useShopProcess()
const shoppers = 16

/** Sends requests for all shoppers until it is stopped: an add, which is a transaction, then a page. Counts the answers by status. */
function loadShop(url: string): { readonly statuses: Map<number, number>; readonly stop: () => Promise<void> } {
  const statuses = new Map<number, number>()
  let isStopped = false
  const shop = async () => {
    while (!isStopped) {
      const status = await addOne(url)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  const all = Promise.all(Array.from({ length: shoppers }, shop))
  return {
    statuses,
    stop: async () => {
      isStopped = true
      await all
    },
  }
}

async function addOne(url: string): Promise<number> {
  const body = new URLSearchParams({ product_id: "101" })
  const added = await fetch(`${url}/?wc-ajax=add_to_cart`, { method: "POST", body })
  await added.arrayBuffer()
  const page = await fetch(`${url}/tienda/`)
  await page.arrayBuffer()
  return Math.max(added.status, page.status)
}

await describeWithPostgres("a shop on a PostgreSQL server", (postgres) => {
  test.each<StopMode>(["fast", "immediate"])(
    "that stops (%s) under load fails requests until it is back, and goes on",
    async (mode) => {
      const shop = await startShop({ DATABASE_URL: postgres.url })
      const load = loadShop(shop.url)
      await vi.waitFor(() => expect(load.statuses.get(200)).toBeGreaterThan(shoppers), { timeout: 30_000 })
      await postgres.stop(mode)
      await vi.waitFor(() => expect(load.statuses.get(500)).toBeGreaterThan(shoppers), { timeout: 30_000 })
      await postgres.start()
      await load.stop()
      // More requests at once than the pool has connections, so they show that the pool has lost none.
      await vi.waitFor(
        async () => {
          const answers = await Promise.all(Array.from({ length: shoppers }, () => addOne(shop.url)))
          expect(new Set(answers)).toEqual(new Set([200]))
        },
        { timeout: 30_000 },
      )
      expect([...load.statuses.keys()].toSorted()).toEqual([200, 500])
      expect(shop.isRunning()).toBe(true)
    },
  )

  test("loses no connection to transactions that can't begin", async () => {
    const { database, close } = connectServer(postgres.url, () => undefined)
    for (let turn = 0; turn < shoppers; turn += 1) {
      // @ts-expect-error an unknown isolation level makes "begin" fail
      const refused = database.transaction(() => Promise.resolve(), { isolationLevel: "none" })
      await expect(refused).rejects.toThrow()
    }
    await database.transaction((transaction) => transaction.execute(sql`select 1`))
    await close()
  })
})
