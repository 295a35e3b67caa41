import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startMeasuredShop, visitShop, warmUpCount } from "./testing/measuredShop.mjs"
import { useShopServer } from "./testing/shopProcess.ts"

const requestCount = 600

/**
 * A leak of one page or session a request grows by more. What is left otherwise is compiled code: 1.0 MB after 1,200 requests, 2.5 MB after
 * 10,000 (`npm run bench -- MEMORY` measures that and the resident memory, which depend on the machine).
 */
const leakKbPerRequest = 10

const server = useShopServer()
let dataDir = ""
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-memory-"))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test("requests leave nothing in memory that grows with each", async () => {
  const shop = await startMeasuredShop(server, dataDir)
  await visitShop(shop.url, warmUpCount)
  const before = await shop.readMemory()
  await visitShop(shop.url, requestCount)
  const after = await shop.readMemory()
  await shop.stop()
  expect(((after.heapMb - before.heapMb) * 1024) / requestCount).toBeLessThan(leakKbPerRequest)
}, 600_000)
