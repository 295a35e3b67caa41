import { asc, gte } from "drizzle-orm"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { Connection } from "./connect.ts"
import { migrate } from "./migrate.ts"
import { openMemoryDatabase, readShopMigrations } from "../testing/database.ts"
import { reviews } from "../features/reviews/schema.ts"

let connection: Connection
beforeEach(async () => {
  connection = await openMemoryDatabase()
})
afterEach(() => connection.close())

const columns = "id, product_id, parent_id, email, body, status, is_by_shop, author, language, created_at"

/** Inserts reviews as they could be stored before the unique index. A row lists `columns` up to `is_by_shop`; the others are constant. */
function insertReviews(rows: readonly string[]): Promise<void> {
  const values = rows.map((row) => `(${row}, 'Marta', 'es', now())`).join(", ")
  return connection.runScript(`insert into reviews (${columns}) overriding system value values ${values}`)
}

describe("reviews that were kept twice", () => {
  beforeEach(() =>
    connection.runScript(`
      drop index reviews_once; drop index reviews_by_parent;
      delete from applied_migrations where name = '0004-reviews-once.sql'`),
  )

  test("are kept once, approved if a copy was, with the answers to all copies", async () => {
    await insertReviews([
      "9001, 101, null, 'marta@example.com', 'Dos veces.', 'hold', false",
      "9002, 101, null, 'Marta@Example.com', 'Dos veces.', 'approved', false",
      "9003, 101, 9002, 'ana@example.com', 'Una vez.', 'approved', false",
      "9004, 101, 9003, 'ana@example.com', 'Una vez.', 'hold', false",
      "9005, 101, 9004, '', 'Gracias.', 'approved', true",
      "9006, 101, 9003, '', 'Gracias.', 'approved', true",
      "9007, 102, null, 'marta@example.com', 'Dos veces.', 'trash', false",
    ])
    await migrate(connection, await readShopMigrations())
    const rows = await connection.database
      .select({ id: reviews.id, parentId: reviews.parentId, status: reviews.status })
      .from(reviews)
      .where(gte(reviews.id, 9000))
      .orderBy(asc(reviews.id))
    expect(rows).toEqual([
      { id: 9001, parentId: null, status: "approved" },
      { id: 9003, parentId: 9001, status: "approved" },
      { id: 9005, parentId: 9003, status: "approved" },
      { id: 9006, parentId: 9003, status: "approved" },
      { id: 9007, parentId: null, status: "trash" },
    ])
  })
})

test.each([
  { what: "the same text of the same address", email: "MARTA@example.com", body: "Una vez.", isKept: false },
  { what: "another text", email: "marta@example.com", body: "Otra.", isKept: true },
  { what: "another address", email: "ana@example.com", body: "Una vez.", isKept: true },
])("a database that holds a review takes $what: $isKept", async ({ email, body, isKept }) => {
  await insertReviews(["9001, 101, null, 'marta@example.com', 'Una vez.', 'spam', false"])
  const again = insertReviews([`9002, 101, 9001, '${email}', '${body}', 'hold', false`])
  await (isKept ? again : expect(again).rejects.toThrow(/reviews_once/))
})
