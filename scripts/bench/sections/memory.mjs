import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  startMeasuredDatabase,
  startMeasuredShop,
  visitShop,
  warmUpCount,
} from "../../../examples/shop/src/testing/measuredShop.mjs"
import { shopBuild } from "../../builds.mjs"
import { root } from "../../workspace.mjs"

const requestCount = 10_000

/**
 * MEMORY: measures what the example shop keeps in memory.
 * @returns {Promise<import("../figures.mjs").Section>}
 */
export async function measureMemory() {
  const { aboveDatabaseMb, growthMb } = await measureShop()
  return {
    goal: "MEMORY",
    title: "the example shop's memory",
    method: `The built shop, with the flags of its \`npm start\` and a database in a folder, after ${warmUpCount} requests to warm up: pages of each kind in both languages, the Store API, pictures, and what doesn't exist, of visitors who keep no cookie; every twentieth fills a basket. Garbage is collected before each reading. Above the database: the resident memory, before and after ${requestCount.toLocaleString("en")} more requests whichever is more, less that of a process with the embedded database alone. One run. What is left of many requests is mostly compiled code.`,
    figures: [
      {
        what: "resident memory above the embedded database",
        unit: "KiB",
        limit: 100 * 1024,
        ours: [aboveDatabaseMb * 1024],
      },
      {
        what: `heap left of ${requestCount.toLocaleString("en")} requests`,
        unit: "KiB",
        limit: 2.5 * 1024,
        ours: [growthMb * 1024],
      },
    ],
  }
}

async function measureShop() {
  const dataDir = await mkdtemp(join(tmpdir(), "shop-memory-"))
  try {
    const server = join(root, shopBuild.output)
    // The first start makes and fills the database, which takes memory that a database alone wouldn't have taken.
    await (await startMeasuredShop(server, dataDir)).stop()
    const shop = await startMeasuredShop(server, dataDir)
    await visitShop(shop.url, warmUpCount)
    const before = await shop.readMemory()
    await visitShop(shop.url, requestCount)
    const after = await shop.readMemory()
    await shop.stop()
    const database = await startMeasuredDatabase(join(dataDir, "database"))
    const alone = await database.readMemory()
    await database.stop()
    return {
      aboveDatabaseMb: Math.max(before.residentMb, after.residentMb) - alone.residentMb,
      growthMb: after.heapMb - before.heapMb,
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
