import { afterAll, beforeAll, expect, test } from "vitest"
import { createShop, type RunningShop } from "../app.ts"
import { connectEmbedded } from "../database/connect.ts"
import { addByLink } from "../testing/cart.ts"
import { createVisitor } from "../testing/visitor.ts"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sessions } from "./schema.ts"

let dataDir = ""
let shop: RunningShop
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-limits-"))
  shop = await createShop({ dataDir })
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test("repeated refusals of adds are shown once each, and only a few of them", async () => {
  const visitor = createVisitor(shop)
  const refused = (id: number) => visitor.post("/?wc-ajax=add_to_cart", { product_id: String(id), quantity: "9999" })
  for (let turn = 0; turn < 30; turn += 1) await refused(101)
  expect((await visitor.get("/tienda/")).page.querySelectorAll(".woocommerce-error")).toHaveLength(1)
  for (let id = 101; id < 123; id += 1) await refused(id)
  expect((await visitor.get("/tienda/")).page.querySelectorAll(".woocommerce-error")).toHaveLength(8)
})

test("only what is stored makes a session", async () => {
  const visitor = createVisitor(shop)
  for (const path of ["/", "/tienda/", "/carrito/", "/wp-json/wc/store/v1/cart", "/?wc-ajax=get_refreshed_fragments"]) {
    await createVisitor(shop).get(path)
  }
  await createVisitor(shop).post("/?wc-ajax=remove_from_cart", { cart_item_key: "0".repeat(32) })
  const nonce = (await visitor.get("/wp-json/wc/store/v1/cart")).headers.get("Nonce") ?? ""
  const call = { method: "POST", headers: { Nonce: nonce }, body: JSON.stringify({ id: 101, quantity: 9999 }) }
  expect((await visitor.send("/wp-json/wc/store/v1/cart/add-item", call)).status).toBe(400)
  const shopper = createVisitor(shop)
  await addByLink(shopper, 101)
  await shop.close()
  const { database, close } = await connectEmbedded(join(dataDir, "database"))
  // The sessions of the visitor in the test above and of this test's shopper.
  expect(await database.$count(sessions)).toBe(2)
  await close()
})
