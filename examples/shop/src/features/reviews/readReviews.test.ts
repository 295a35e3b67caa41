import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Connection } from "../../database/connect.ts"
import { openMemoryDatabase } from "../../testing/database.ts"
import { readReviewPage } from "./readReviews.ts"
import type { Review } from "./review.ts"

let connection: Connection
afterAll(() => connection.close())

const productId = 134

/** Six reviews, the oldest alone on the second page. The ids of a thread differ only in their last digit. */
const rows = [
  { id: 9010, minute: 10 },
  { id: 9020, minute: 20 },
  { id: 9030, minute: 30 },
  { id: 9040, minute: 40 },
  { id: 9050, minute: 50 },
  { id: 9060, minute: 60 },
  { id: 9011, parentId: 9010, minute: 70 },
  { id: 9061, parentId: 9060, minute: 90 },
  { id: 9062, parentId: 9060, minute: 80 },
  { id: 9063, parentId: 9061, minute: 95 },
  { id: 9064, parentId: 9061, minute: 95 },
  { id: 9065, parentId: 9063, minute: 99 },
  { id: 9066, parentId: 9060, minute: 75, status: "hold" },
  { id: 9067, parentId: 9066, minute: 76 },
]

beforeAll(async () => {
  connection = await openMemoryDatabase()
  const values = rows.map(
    ({ id, parentId, minute, status = "approved" }) =>
      `(${String(id)}, ${String(productId)}, ${String(parentId ?? "null")}, 'Ana', 'ana@example.com', 'Dicho ${String(id)}.', 'es',
        '${status}', 'a session', timestamptz '2026-01-01' + interval '${String(minute)} minutes')`,
  )
  await connection.runScript(`
    delete from reviews where product_id = ${String(productId)};
    insert into reviews (id, product_id, parent_id, author, email, body, language, status, session_id, created_at)
    overriding system value values ${values.join(", ")}`)
})

type Thread = readonly [id: number, ...answers: unknown[]]

function threadOf({ id, replies }: Review): Thread {
  return [id, ...replies.map(threadOf)]
}

async function readThreads(page: number, ownId?: number): Promise<readonly Thread[]> {
  return (await readReviewPage(connection.database, { productId, page, ownId })).reviews.map(threadOf)
}

describe("a page of reviews", () => {
  test("holds the newest first, and below each all its answers, the oldest first", async () => {
    const threads = [[9060, [9062], [9061, [9063, [9065]], [9064]]], [9050], [9040], [9030], [9020]]
    expect(await readThreads(1)).toEqual(threads)
    expect(await readThreads(2)).toEqual([[9010, [9011]]])
    expect(await readThreads(3)).toEqual([])
  })

  test("shows an answer that waits to who wrote it, in its place and with what stands below it", async () => {
    const [first] = await readThreads(1, 9066)
    expect(first).toEqual([9060, [9066, [9067]], [9062], [9061, [9063, [9065]], [9064]]])
  })

  test("hands on nothing that says who somebody is", async () => {
    const { reviews } = await readReviewPage(connection.database, { productId, page: 1 })
    expect(JSON.stringify(reviews)).not.toMatch(/email|session|sender/)
  })
})
