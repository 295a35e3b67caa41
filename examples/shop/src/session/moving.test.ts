import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Connection } from "../database/connect.ts"
import { openMemoryDatabase } from "../testing/database.ts"

let connection: Connection

beforeAll(async () => {
  connection = await openMemoryDatabase()
})
afterAll(() => connection.close())

test("data of a session moves to its new id", async () => {
  const rows = await connection.database
    .select({ name: sql<string>`conrelid::regclass::text`, rule: sql<string>`confupdtype::text` })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and confrelid = 'sessions'::regclass`)
  expect(rows).toContainEqual({ name: "basket_lines", rule: "c" })
  expect(rows.filter(({ rule }) => rule !== "c")).toEqual([])
})
