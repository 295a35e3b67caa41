import { expect, test } from "vitest"
import { createDelivery, type DeliveryMode, readDeliveryMode } from "./delivery.ts"

/** Lists the deliveries while a request runs, and after it. */
async function deliverThree(mode: DeliveryMode) {
  const log: string[] = []
  const timers: (() => void)[] = []
  const delivery = createDelivery<string>({
    mode,
    later: (message) => {
      log.push(`later ${message}`)
      return message === "b" ? Promise.reject(new Error("the shop is down")) : Promise.resolve()
    },
    schedule: (run) => void timers.push(run),
  })
  for (const message of ["a", "b", "c"]) {
    await delivery.send(message, (sent) => {
      log.push(`at once ${sent}`)
      return Promise.resolve()
    })
  }
  log.push("request ends")
  for (const run of timers) run()
  await new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
  return log
}

test.each<[DeliveryMode, readonly string[]]>([
  ["once", ["at once a", "at once b", "at once c", "request ends"]],
  ["twice", ["at once a", "at once a", "at once b", "at once b", "at once c", "at once c", "request ends"]],
  ["late", ["request ends", "later a", "later b", "later c"]],
  ["out-of-order", ["request ends", "later c", "later b", "later a"]],
])("messages delivered %s", async (mode, expected) => {
  expect(await deliverThree(mode)).toEqual(expected)
})

test("a mode that isn't known delivers once", () => {
  expect(["twice", "late", "out-of-order", "sometimes", "", undefined].map(readDeliveryMode)).toEqual([
    "twice",
    "late",
    "out-of-order",
    "once",
    "once",
    "once",
  ])
})
