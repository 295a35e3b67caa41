import { expect, test, vi } from "vitest"
import { eq, sql } from "drizzle-orm"
import { describeWithPostgres } from "../../../../../scripts/test/postgresServer.ts"
import { createShop } from "../../app.ts"
import { connectServer } from "../../database/connectServer.ts"
import { addByLink } from "../../testing/cart.ts"
import { bilbao, fieldsOf } from "../../testing/forms.ts"
import { lockStock, writeLine } from "../basket/rows.ts"
import { products, variations } from "../catalogue/schema.ts"
import { createVisitor, type Answer, type Visitor } from "../../testing/visitor.ts"
import { takeStock } from "./takeStock.ts"

/** Fills a visitor's basket, and reads the checkout form that their browser would post. */
async function prepare(visitor: Visitor, path: string) {
  await visitor.visit(path)
  return {
    visitor,
    fields: { ...fieldsOf(await visitor.visit("/checkout/"), "form.checkout"), ...bilbao, terms: "on" },
  }
}

const isPlaced = ({ status }: Answer) => status === 303

// The embedded database runs one transaction at a time, so only a server can test concurrent ones.
await describeWithPostgres("orders on a PostgreSQL server", (postgres) => {
  test("50 shoppers at once get what there is, and nobody waits for ever", async () => {
    const shop = await createShop({ databaseUrl: postgres.url, publicUrl: "http://shop.test" })
    const { database, close } = connectServer(postgres.url, () => undefined)
    const variable = "/product/chema-el-faro-barandica/?add-to-cart=1001&attribute_pintura=roja&attribute_escala=1-12"
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        prepare(createVisitor(shop), index % 2 === 0 ? variable : "/tienda/?add-to-cart=101"),
      ),
    )
    await database.update(products).set({ stock: 1 }).where(eq(products.id, 101))
    await database.update(variations).set({ stock: 2 }).where(eq(variations.id, 1001))
    // Other visitors add the same products at the same time.
    const adding = Array.from({ length: 10 }, () => createVisitor(shop).visit(variable))
    // Each shopper submits the form twice.
    const answers = await Promise.all(
      shoppers.flatMap(({ visitor, fields }) => [1, 2].map(() => visitor.post("/checkout/", fields))),
    )
    await Promise.all(adding)
    expect(answers.filter(isPlaced)).toHaveLength(6)
    expect(new Set(answers.filter(isPlaced).map(({ headers }) => headers.get("Location"))).size).toBe(3)
    expect(answers.filter(({ status }) => status !== 303 && status !== 409)).toEqual([])
    const figures = await database.select({ stock: products.stock }).from(products).where(eq(products.id, 101))
    const variants = await database.select({ stock: variations.stock }).from(variations).where(eq(variations.id, 1001))
    expect([...figures, ...variants]).toEqual([{ stock: 0 }, { stock: 0 }])
    await close()
    await shop.close()
  })

  test("tabs that put more in the basket while it is ordered lose nothing", async () => {
    const shop = await createShop({ databaseUrl: postgres.url, publicUrl: "http://shop.test" })
    const { visitor, fields } = await prepare(createVisitor(shop), "/tienda/?add-to-cart=103")
    const [order] = await Promise.all([visitor.post("/checkout/", fields), addByLink(visitor, 105)])
    const basket = await visitor.visit("/carrito/")
    // If the order was placed first, the basket holds only the second product; if it was refused, both.
    expect(basket.page.querySelectorAll(".cart_item")).toHaveLength(isPlaced(order) ? 1 : 2)
    await shop.close()
  })

  test("an add that holds a variation can point at its product while an order waits", async () => {
    await (await createShop({ databaseUrl: postgres.url })).close()
    const { database, close } = connectServer(postgres.url, () => undefined)
    await database.update(variations).set({ stock: 5 }).where(eq(variations.id, 1001))
    const pieces = { productId: 111, variationId: 1001, quantity: 2 }
    const waiting = sql`(select count(*)::int from pg_locks where not granted)`
    const order = await database.transaction(async (adding) => {
      await lockStock(adding, 111, 1001)
      const ordering = database.transaction((transaction) => takeStock(transaction, [pieces]))
      await vi.waitFor(async () => {
        expect(await database.select({ waiting }).from(products).limit(1)).toEqual([{ waiting: 1 }])
      })
      await writeLine(adding, { ...pieces, sessionId: "adds", key: "k" })
      return { ordering }
    })
    expect(await order.ordering).toEqual([])
    await close()
  })
})
