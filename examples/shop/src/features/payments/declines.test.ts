import { desc } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { shopFeatures } from "../../app.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"
import { addByLink, linesOf, quantitiesOf, textOf } from "../../testing/cart.ts"
import {
  answerQuestion,
  becomeCustomer,
  createProbe,
  openCardForm,
  orderByCard,
  sendStatus,
  splitHash,
  takeCard,
} from "../../testing/cards.ts"
import { readSetupFields } from "../../testing/nonceWrites.ts"
import { useShop } from "../../testing/shop.ts"
import type { Visitor } from "../../testing/visitor.ts"
import { orders } from "../orders/schema.ts"
import { orderPayPath } from "./paths.ts"
import { createWalletOrder, openSeparateCart, walletAddress, walletHeaders } from "../../testing/wallets.ts"

let nowMs = Date.UTC(2026, 10, 20, 12)
const probe = createProbe()
const { newVisitor } = useShop({ clock: () => nowMs, features: [...shopFeatures, probe.feature] })
const declined = "4000000000000002"
const tooMany = "Too many cards have been declined. Please wait ten minutes and try again."

async function newShopper(): Promise<Visitor> {
  const visitor = newVisitor()
  await addByLink(visitor, 103)
  return visitor
}

async function latestOrder(visitor: Visitor) {
  const { database } = await probe.open(visitor)
  const [order] = await database.select().from(orders).orderBy(desc(orders.id)).limit(1)
  if (!order) throw new Error("there is no order")
  return order
}

const cardOf = async (visitor: Visitor, number?: string) => ({
  "wcpay-payment-method": await takeCard(visitor, number),
})

describe("after five declined cards, a session waits ten minutes", () => {
  test("at the classic checkout", async () => {
    const visitor = await newShopper()
    const fields = await openCardForm(visitor)
    const post = async (number?: string) =>
      visitor.post("/en/?wc-ajax=checkout", { ...fields, ...(await cardOf(visitor, number)) })
    for (let count = 0; count < 5; count += 1) expect((await post(declined)).status).toBe(200)
    const refused = await post()
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "600"])
    expect(refused.text).toContain(tooMany)
    nowMs += 10 * 60_000
    expect((await post()).json()).toMatchObject({ result: "success" })
  })

  test("at the block checkout, and paying clears the count of a session", async () => {
    const cart = await openSeparateCart(newVisitor())
    await cart.post("/cart/add-item", { id: 101, quantity: 1 })
    await cart.post("/cart/update-customer", { shipping_address: walletAddress }, walletHeaders)
    const order = async (number?: string) =>
      cart.post("/checkout", createWalletOrder(await takeCard(newVisitor(), number)), walletHeaders)
    for (let count = 0; count < 5; count += 1) expect((await order(declined)).status).toBe(400)
    const refused = await order()
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "600"])
    expect(refused.text).toContain(tooMany)
  })

  test("when cards are added to an account, forty at once included", async () => {
    const visitor = await becomeCustomer(newVisitor())
    const page = "/en/my-account/add-payment-method/"
    const proof = await readSetupFields(visitor)
    const methods = await Promise.all(Array.from({ length: 40 }, () => takeCard(visitor, declined)))
    const answers = await Promise.all(
      methods.map((method) =>
        visitor.post(
          "/wp-admin/admin-ajax.php",
          { action: "create_setup_intent", "wcpay-payment-method": method, ...proof },
          { Referer: `http://shop.test${page}` },
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(35)
    const last = answers.at(-1)?.json()
    expect(isRecord(last) && last["success"]).toBe(false)
  })

  test("and a paid order clears its count", async () => {
    const visitor = await newShopper()
    const fields = await openCardForm(visitor)
    for (let count = 0; count < 4; count += 1) await orderByCard(visitor, fields, await cardOf(visitor, declined))
    expect(await orderByCard(visitor, fields, await cardOf(visitor))).toMatchObject({ result: "success" })
    await addByLink(visitor, 103)
    const next = await openCardForm(visitor)
    for (let count = 0; count < 5; count += 1) {
      const answer = await orderByCard(visitor, next, await cardOf(visitor, declined))
      expect(String(answer["messages"])).not.toContain(tooMany)
    }
  })
})

test("an order's e-mail question takes five wrong answers of a sender", async () => {
  const owner = await newShopper()
  await orderByCard(owner, await openCardForm(owner), await cardOf(owner, declined))
  const { id, key, billing } = await latestOrder(owner)
  const [path, stranger] = [`/en${orderPayPath(id, key)}`, newVisitor()]
  await stranger.visit(path)
  for (let count = 0; count < 5; count += 1)
    expect((await stranger.post(path, { email: `guess${String(count)}@example.com` })).status).toBe(422)
  const refused = await stranger.post(path, { email: billing.email })
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "600"])
  const other = newVisitor()
  await other.visit(path)
  expect((await other.post(path, { email: billing.email })).status).toBe(200)
  nowMs += 10 * 60_000
  expect((await stranger.post(path, { email: billing.email })).status).toBe(200)
})

describe("an order whose answer was lost", () => {
  test.each(["/en/checkout/", "/en/checkout/?checkout=block"])("is reported on %s, with a link to it", async (path) => {
    const visitor = await newShopper()
    const answer = await orderByCard(visitor, await openCardForm(visitor), await cardOf(visitor))
    const { pathname, search } = new URL(String(answer["redirect"]))
    const page = await visitor.visit(path)
    const link = page.page.querySelector(".woocommerce-error a")?.getAttribute("href")
    expect(link).toBe(`${pathname}${search}`)
    // A prefetch leaves the notice to the shopper.
    const prefetched = await visitor.get(path, { "Sec-Purpose": "prefetch" })
    expect(prefetched.status).toBe(303)
  })

  test("and a shopper who has ordered nothing gets the empty basket", async () => {
    const page = await newVisitor().visit("/en/checkout/")
    expect(textOf(page, ".woocommerce-error")).toBe("")
  })
})

test("pieces that are added while the bank's question is open stay in the basket", async () => {
  const visitor = await newShopper()
  const asked = await orderByCard(visitor, await openCardForm(visitor), await cardOf(visitor, "4000002760003184"))
  await addByLink(visitor, 103)
  await addByLink(visitor, 101)
  const hash = splitHash(asked["redirect"])
  await answerQuestion(visitor, hash, "complete")
  expect((await sendStatus(visitor, hash)).json()).toHaveProperty("return_url")
  expect(await quantitiesOf(visitor)).toEqual({ 101: 1, 103: 1 })
  expect(await linesOf(visitor)).toHaveLength(2)
})

test("pages with a shopper's data are kept by nobody", async () => {
  const visitor = await newShopper()
  const control = async (path: string) => (await visitor.get(path)).headers.get("Cache-Control")
  expect(await control("/en/checkout/")).toBe("private, no-cache")
  const fields = await openCardForm(visitor)
  const answer = await orderByCard(visitor, fields, await cardOf(visitor))
  const { pathname, search } = new URL(String(answer["redirect"]))
  expect(await control(`${pathname}${search}`)).toBe("no-store")
  await addByLink(visitor, 103)
  expect(await control("/en/checkout/")).toBe("no-store")
  expect(await control("/en/checkout/?checkout=block")).toBe("no-store")
})
