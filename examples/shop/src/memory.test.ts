import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startMeasured, type MeasuredProcess } from "./testing/measuredProcess.ts"
import { useShopServer } from "./testing/shopProcess.ts"

/** After so many requests all code is compiled, and each page has been made in both languages. */
const warmUpCount = 400
/** 10000 by hand: `SHOP_REQUESTS=10000 npx vitest run --project node examples/shop/src/memory.test.ts`. */
const requestCount = Number(process.env["SHOP_REQUESTS"] ?? 1200)
const atOnce = 8

/** What the shop may keep above its embedded database alone. */
const aboveDatabaseMbMax = 100
/** What may be left of 1,200 requests. Measured: 1.0 MB after them, which is code, 1.9 after 5,000 and 2.5 after 10,000. */
const growthMbMax = 2.5

/** Pages of each kind in both languages, the Store API, pictures, and what doesn't exist. */
const paths = [
  ...["/", "/en/", "/tienda/", "/en/tienda/page/2/", "/?s=gloves", "/categoria-producto/mujeres/", "/carrito/"],
  ...["/product/nuria-relente-castroviejo/", "/en/product/viktor-grua-halvorsund/", "/wp-json/wc/store/v1/cart"],
  ...["/figures/nuria-relente-castroviejo/1-320.webp", "/figures/hakim-orsolo/1-640.avif", "/mi-cuenta/", "/nada/"],
]

const databaseAlone = `
  const { PGlite } = await import("@electric-sql/pglite")
  const database = await PGlite.create({ dataDir: process.argv[1] })
  for (let turn = 0; turn < 200; turn += 1) await database.query("select * from products, product_texts")
  console.log("opened")
  setInterval(() => undefined, 1000)`

const server = useShopServer()
let dataDir = ""
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-memory-"))
  // The first start makes and fills the database, which takes memory that a database alone wouldn't have taken.
  await (await startShop()).stop()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function startShop(): Promise<MeasuredProcess> {
  return startMeasured([server], /http:\/\/localhost:\d+/, { PORT: "0", DATA_DIR: dataDir })
}

/** Sends requests of visitors who keep no cookie, so that each is a new one; every twentieth fills a basket. */
async function visit(url: string, count: number): Promise<void> {
  let sent = 0
  const visitor = async () => {
    while (sent < count) {
      const turn = sent++
      const isAdd = turn % 20 === 0
      const init = isAdd ? { method: "POST", body: new URLSearchParams({ product_id: "101" }) } : {}
      const response = await fetch(`${url}${isAdd ? "/?wc-ajax=add_to_cart" : paths[turn % paths.length]}`, init)
      await response.arrayBuffer()
      expect([200, 404]).toContain(response.status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
}

test("the shop keeps little above its embedded database, and no more after many requests", async () => {
  const shop = await startShop()
  const url = /http:\/\/localhost:\d+/.exec(shop.output)?.[0] ?? ""
  await visit(url, warmUpCount)
  const before = await shop.readMemory()
  await visit(url, requestCount)
  const after = await shop.readMemory()
  await shop.stop()
  const alone = await startMeasured(
    ["--input-type=module", "--eval", databaseAlone, "--", join(dataDir, "database")],
    /opened/,
  )
  const database = await alone.readMemory()
  await alone.stop()
  const aboveMb = Math.max(before.residentMb, after.residentMb) - database.residentMb
  const growthMb = after.heapMb - before.heapMb
  console.log(
    `${aboveMb.toFixed(0)} MB above the database's ${database.residentMb.toFixed(0)} MB; heap: ${growthMb.toFixed(2)} MB more after ${String(requestCount)} requests`,
  )
  expect(aboveMb).toBeLessThan(aboveDatabaseMbMax)
  expect(growthMb).toBeLessThan(growthMbMax)
}, 600_000)
