import { sql } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { basketLines } from "../features/basket/schema.ts"
import { useMemoryDatabase } from "../testing/database.ts"
import { pruneSessions } from "./pruneSessions.ts"
import { sessions } from "./schema.ts"

const { database } = useMemoryDatabase()

async function addSession(
  id: string,
  { ageHours, hasBasket }: { readonly ageHours: number; readonly hasBasket: boolean },
) {
  await database()
    .insert(sessions)
    .values({ id, seenAt: sql`now() - make_interval(secs => ${ageHours * 3600})` })
  if (hasBasket) await database().insert(basketLines).values({ sessionId: id, key: "k", productId: 101, quantity: 1 })
}

async function idsLeft(): Promise<readonly string[]> {
  const rows = await database().select({ id: sessions.id }).from(sessions).orderBy(sessions.id)
  return rows.map(({ id }) => id)
}

describe("pruning", () => {
  test.each([
    { ageHours: 0.9, hasBasket: false, isKept: true },
    { ageHours: 1.1, hasBasket: false, isKept: false },
    { ageHours: 29 * 24, hasBasket: true, isKept: true },
    { ageHours: 31 * 24, hasBasket: true, isKept: false },
  ])("keeps a session seen $ageHours h ago (basket: $hasBasket): $isKept", async ({ ageHours, hasBasket, isKept }) => {
    await addSession("one", { ageHours, hasBasket })
    await pruneSessions(database())
    expect(await idsLeft()).toEqual(isKept ? ["one"] : [])
  })

  test("keeps the newest of too many without a basket, and every basket", async () => {
    await addSession("basket", { ageHours: 0.9, hasBasket: true })
    for (const turn of [1, 2, 3, 4, 5])
      await addSession(`empty ${String(turn)}`, { ageHours: turn / 10, hasBasket: false })
    await pruneSessions(database(), { emptyMax: 2 })
    expect(await idsLeft()).toEqual(["basket", "empty 1", "empty 2"])
  })
})
