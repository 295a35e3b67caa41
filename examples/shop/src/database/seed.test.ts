import { asc, eq, or } from "drizzle-orm"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { readBasket } from "../features/basket/readBasket.ts"
import { readProducts } from "../features/catalogue/readProducts.ts"
import { seedReviews } from "../seed/reviews.ts"
import { release } from "../seed/release.ts"
import type { Connection } from "./connect.ts"
import { openMemoryDatabase } from "../testing/database.ts"
import { products } from "../features/catalogue/schema.ts"
import { reviews } from "../features/reviews/schema.ts"
import { settings } from "./schema.ts"
import { seed } from "./seed.ts"
import { giveIds } from "./seedVariations.ts"

let connection: Connection

const isEarlier = "update settings set value = 'earlier' where name = 'release';"

/** Restores the state of an earlier release with `statements`, and seeds the shop again. */
async function seedAfter(statements: string): Promise<void> {
  await connection.runScript(statements)
  await seed(connection.database)
}

async function readProduct(id: number) {
  const [product] = await readProducts(connection.database, "es", [id])
  if (!product) throw new Error(`there is no product ${String(id)}`)
  return product
}

describe("a shop that an earlier release filled", () => {
  beforeEach(async () => {
    connection = await openMemoryDatabase()
  })
  afterEach(() => connection.close())

  test("gets the reviews, measures and products that it lacks", async () => {
    await seedAfter(`${isEarlier}
      delete from reviews; delete from products where id = 126; update products set measures = null;`)
    expect(await connection.database.$count(reviews)).toBe(seedReviews.length)
    expect((await readProduct(126)).name).toContain("Orsolo")
    expect((await readProduct(101)).measures).not.toBeNull()
  })

  test("gets variations, in the place of a product that had none", async () => {
    await seedAfter(`${isEarlier}
      delete from variations where product_id = 125; update products set kind = 'simple', stock = 2 where id = 125;`)
    const viktor = await readProduct(125)
    expect([viktor.kind, viktor.stock, viktor.variations.length]).toEqual(["variable", null, 36])
  })

  test("says what this release says", async () => {
    await seedAfter(`${isEarlier}
      update product_texts set summary = 'Antes.'; update category_texts set name = 'Antes';
      update attribute_texts set label = 'Antes'; delete from product_categories where product_id = 101;`)
    const product = await readProduct(101)
    expect([product.summary, ...product.categories.map(({ name }) => name)]).not.toContain("Antes.")
    expect(product.categories[0]?.name).toBe("Peso pluma")
    expect((await readProduct(111)).attributes.map(({ label }) => label)).toEqual(["Pintura", "Escala"])
  })

  test("keeps its stock, its sales, its baskets and what its moderators decided", async () => {
    await seedAfter(`${isEarlier}
      update products set stock = 1, sales = 77 where id = 101; update variations set stock = 0 where id = 1002;
      update reviews set status = 'spam' where id = 3001;
      insert into reviews (product_id, author, email, rating, body, language, status, created_at)
        values (101, 'Marta', 'marta@example.com', 5, 'Mía.', 'es', 'hold', now());
      insert into sessions (id, seen_at) values ('visitor', now());
      insert into basket_lines (session_id, key, product_id, variation_id, quantity)
        values ('visitor', 'a', 101, null, 1), ('visitor', 'b', 111, 1001, 2);`)
    expect((await readProduct(101)).stock).toBe(1)
    expect(await connection.database.$count(products, eq(products.sales, 77))).toBe(1)
    expect((await readProduct(111)).variations.map(({ id, stock }) => [id, stock])).toContainEqual([1002, 0])
    const { database } = connection
    const isTheirs = or(eq(reviews.id, 3001), eq(reviews.author, "Marta"))
    const decided = await database.select().from(reviews).where(isTheirs).orderBy(asc(reviews.id))
    expect(decided.map(({ status }) => status)).toEqual(["spam", "hold"])
    const { lines } = await readBasket(database, "es", "visitor", "EUR")
    expect(lines.map(({ product, variation, quantity }) => [product.id, variation?.id, quantity])).toEqual([
      [101, undefined, 1],
      [111, 1001, 2],
    ])
  })

  test("is brought up to date once: what is taken out after that stays out", async () => {
    await connection.runScript("delete from reviews where id = 3001")
    await seed(connection.database)
    expect(await connection.database.$count(reviews, eq(reviews.id, 3001))).toBe(0)
    expect(await connection.database.$count(settings, eq(settings.value, release))).toBe(1)
  })
})

describe("ids of variations", () => {
  const rows = ["A", "B", "C"].map((sku) => ({ sku, productId: 1, regularMinor: 1, stock: 1, choices: {} }))
  const idsOf = (known: Parameters<typeof giveIds>[1]) => giveIds(rows, known).map(({ id }) => id)

  test.each([
    { name: "count up in an empty shop", known: [], ids: [1001, 1002, 1003] },
    { name: "stay what they were", known: [{ id: 1001, sku: "A" }], ids: [1001, 1002, 1003] },
    {
      name: "come after all others where one between is new",
      known: [
        { id: 1001, sku: "A" },
        { id: 1002, sku: "C" },
      ],
      ids: [1001, 1004, 1002],
    },
    {
      name: "of what is no longer made aren't given again",
      known: [
        { id: 1001, sku: "gone" },
        { id: 2000, sku: "gone, too" },
      ],
      ids: [2001, 1002, 1003],
    },
  ])("$name", ({ known, ids }) => {
    expect(idsOf(known)).toEqual(ids)
  })
})
