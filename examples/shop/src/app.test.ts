import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createShop, type RunningShop } from "./app.ts"
import { connectEmbedded } from "./database/connect.ts"
import { listen } from "./listen.ts"
import { addByLink, textOf } from "./testing/cart.ts"
import { createVisitor } from "./testing/visitor.ts"

let dataDir = ""
const open: RunningShop[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-"))
})

afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function openShop(): Promise<RunningShop> {
  const shop = await createShop({ dataDir })
  open.push(shop)
  return shop
}

async function closeShop(shop: RunningShop): Promise<void> {
  open.splice(open.indexOf(shop), 1)
  await shop.close()
}

describe("a shop that is closed and opened again", () => {
  test("still has its visitors, their baskets and its own nonces", async () => {
    const first = await openShop()
    const before = createVisitor(first)
    await addByLink(before, 101)
    const basket = await before.visit("/carrito/")
    const removeHref = basket.page.querySelector("a.remove")?.getAttribute("href") ?? ""
    await closeShop(first)

    const after = createVisitor(await openShop(), before.cookies)
    expect(textOf(await after.visit("/carrito/"), ".product-name a")).toContain("Castroviejo")
    expect(textOf(await after.visit(removeHref), ".cart-empty")).not.toBe("")
  })

  test("reports a line that its stock no longer covers", async () => {
    const first = await openShop()
    const before = createVisitor(first)
    for (const id of [101, 101, 103]) await addByLink(before, id)
    await closeShop(first)
    const { runScript, close } = await connectEmbedded(join(dataDir, "database"))
    await runScript("update products set stock = 1 where id = 101; update products set stock = 0 where id = 103")
    await close()

    const after = createVisitor(await openShop(), before.cookies)
    const conflicts = [...(await after.visit("/carrito/")).page.querySelectorAll(".er-line-conflict")]
    expect(conflicts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("solo queda 1"),
      expect.stringContaining("No quedan unidades"),
    ])
    expect((await after.get("/en/wp-json/wc/store/v1/cart")).json()).toMatchObject({
      errors: [
        { code: "woocommerce_rest_product_partially_out_of_stock" },
        { code: "woocommerce_rest_product_out_of_stock" },
      ],
    })
  })
})

test("two shops can't have one data folder at once, and the next one can", async () => {
  const first = await openShop()
  await expect(createShop({ dataDir })).rejects.toThrow(/is in use by process/)
  await closeShop(first)
  await openShop()
})

describe("a shop on a port", () => {
  test("answers over the network", async () => {
    const { url, close } = await listen({ port: 0, dataDir: "memory://" })
    const answer = await fetch(`${url}/en/tienda/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get("Content-Type")).toMatch(/text\/html/)
    await answer.text()
    await close()
    await expect(fetch(url)).rejects.toThrow()
  })

  test("counts the reviews that come from one address", async () => {
    const { url, close } = await listen({ port: 0, dataDir: "memory://" })
    const statuses: number[] = []
    for (let turn = 1; turn <= 11; turn += 1) {
      const draft = { comment_post_ID: "126", author: "P", email: `p${String(turn)}@example.com`, rating: "5" }
      const body = new URLSearchParams({ ...draft, comment: String(turn) })
      // A shop that stands behind no proxy does not listen to what a header says.
      const headers = { "X-Forwarded-For": `192.0.2.${String(turn)}` }
      const answer = await fetch(`${url}/wp-comments-post.php`, { method: "POST", body, headers, redirect: "manual" })
      statuses.push(answer.status)
      await answer.text()
    }
    await close()
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429])
  })

  test("that is taken never touches its data", async () => {
    const squatter = createServer()
    await new Promise<void>((resolve) => squatter.listen(0, resolve))
    const address = squatter.address()
    const port = typeof address === "object" && address ? address.port : 0
    await expect(listen({ port, dataDir })).rejects.toMatchObject({ code: "EADDRINUSE" })
    await openShop()
    squatter.close()
  })
})
