import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { Connection } from "./database/connect.ts"
import { openMemoryDatabase } from "./testing/database.ts"
import { startUpkeep } from "./upkeep.ts"

let connection: Connection
beforeEach(async () => {
  connection = await openMemoryDatabase()
})
afterEach(() => connection.close())

test("every task has its turn again and again, also after one that fails, until it is stopped", async () => {
  const log = vi.fn()
  const failing = vi.fn(() => Promise.reject(new Error("no")))
  const working = vi.fn(() => Promise.resolve())
  const stop = startUpkeep(connection.database, [failing, working], { everyMs: 5, clock: () => 1_800_000_000_000, log })
  await vi.waitFor(() => expect(working.mock.calls.length).toBeGreaterThan(1))
  await stop()
  expect(working).toHaveBeenCalledWith(connection.database, new Date(1_800_000_000_000))
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: "upkeep-failed" }))
  expect(log.mock.calls.length).toBe(failing.mock.calls.length)
})
