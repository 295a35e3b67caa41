import { expect, test } from "vitest"
import { createDeclineLimit } from "./declineLimit.ts"

const minuteMs = 60_000

function createLimit() {
  let nowMs = 0
  const limit = createDeclineLimit(() => nowMs)
  const decline = (session: string, sender?: string) => {
    const started = limit.start(session, sender)
    if (started.kind === "started") started.end(true)
    return started.kind === "started" ? 0 : started.waitSeconds
  }
  return { limit, decline, wait: (ms: number) => void (nowMs += ms) }
}

test("a session waits ten minutes after five declines, and another one doesn't", () => {
  const { decline, wait } = createLimit()
  for (let count = 0; count < 5; count += 1) expect(decline("one")).toBe(0)
  expect([decline("one"), decline("two")]).toEqual([600, 0])
  wait(9 * minuteMs)
  expect(decline("one")).toBe(60)
  wait(minuteMs)
  expect(decline("one")).toBe(0)
})

test("declines count for ten minutes", () => {
  const { decline, wait } = createLimit()
  for (let count = 0; count < 20; count += 1) {
    expect(decline("one")).toBe(0)
    wait(2.6 * minuteMs)
  }
})

test("a sender waits after twenty declines, whatever the session", () => {
  const { decline } = createLimit()
  for (let count = 0; count < 20; count += 1) expect(decline(`session ${String(count)}`, "network")).toBe(0)
  expect([decline("new", "network"), decline("new", "other")]).toEqual([600, 0])
})

test("forty simultaneous charges are five, and end as such", () => {
  const { limit } = createLimit()
  const started = Array.from({ length: 40 }, () => limit.start("one", "network"))
  const running = started.flatMap((one) => (one.kind === "started" ? [one] : []))
  expect(running).toHaveLength(5)
  for (const one of running) one.end(true)
  expect(limit.start("one", "network")).toEqual({ kind: "blocked", waitSeconds: 600 })
})

test("charges that succeed count for nothing, and a paid order clears the session's count", () => {
  const { limit, decline } = createLimit()
  for (let count = 0; count < 10; count += 1) {
    const started = limit.start("one", undefined)
    if (started.kind === "started") started.end(false)
  }
  for (let count = 0; count < 4; count += 1) expect(decline("one")).toBe(0)
  limit.forget("one")
  for (let count = 0; count < 5; count += 1) expect(decline("one")).toBe(0)
  expect(decline("one")).toBe(600)
})
