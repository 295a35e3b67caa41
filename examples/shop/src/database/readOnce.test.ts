import { expect, test } from "vitest"
import type { Database } from "./connect.ts"
import { readOnce } from "./readOnce.ts"

/** A query as drizzle makes it: it runs each time that something waits for it. */
function createQuery(results: readonly (() => string)[]) {
  const left = [...results]
  const run = async () => left.shift()?.() ?? "run once more"
  return {
    then: (...listeners: Parameters<Promise<string>["then"]>) => run().then(...listeners),
  } as PromiseLike<string>
}

const database = () => ({}) as Database

test("a query runs once for all its readers", async () => {
  const [shop, query] = [database(), createQuery([() => "read"])]
  const read = () => readOnce(shop, "places", () => query)
  expect([await read(), await read(), await Promise.all([read(), read()])]).toEqual(["read", "read", ["read", "read"]])
})

test("another database and another key have results of their own", async () => {
  const shop = database()
  expect(await readOnce(shop, "a", () => createQuery([() => "one"]))).toBe("one")
  expect(await readOnce(shop, "b", () => createQuery([() => "two"]))).toBe("two")
  expect(await readOnce(database(), "a", () => createQuery([() => "three"]))).toBe("three")
})

test("a read that failed is tried again", async () => {
  const shop = database()
  const fail = () => {
    throw new Error("no connection")
  }
  await expect(readOnce(shop, "a", () => createQuery([fail]))).rejects.toThrow("no connection")
  expect(await readOnce(shop, "a", () => createQuery([() => "read"]))).toBe("read")
})
