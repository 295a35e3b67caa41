import { expect, it } from "vitest"
import { createWriteQueue } from "./writeQueue.ts"

it("runs writes one at a time, in order, with any result", async () => {
  const queue = createWriteQueue()
  const log: string[] = []
  const write = (name: string) => async () => {
    log.push(`${name} starts`)
    await Promise.resolve()
    log.push(`${name} ends`)
    if (name === "b") throw new Error("b broke")
    return name
  }
  const results = await Promise.allSettled(["a", "b", "c"].map((name) => queue.run(write(name))))
  expect(log).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"])
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  expect([queue.settledCount, queue.isBusy]).toEqual([3, false])
})

it("is settled when no write is running or waiting, including later ones", async () => {
  const queue = createWriteQueue()
  const log: string[] = []
  await queue.settled()
  const first = queue.run(async () => {
    void queue.run(async () => log.push("second"))
    log.push("first")
  })
  expect(queue.isBusy).toBe(true)
  await queue.settled()
  log.push("settled")
  await first
  expect(log).toEqual(["first", "second", "settled"])
})
