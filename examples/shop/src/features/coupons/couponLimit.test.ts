import { expect, test } from "vitest"
import { createCouponLimit } from "./couponLimit.ts"

test("a network that opens a session for each code tries a hundred in a quarter of an hour", () => {
  let nowMs = 0
  const limit = createCouponLimit(() => nowMs)
  const tryCode = (turn: number, sender: string) => limit.take(`session-${String(turn)}`, sender)
  const taken = Array.from({ length: 150 }, (_, turn) => tryCode(turn, "here")).filter(Boolean)
  expect(taken).toHaveLength(100)
  expect(tryCode(200, "elsewhere")).toBe(true)
  nowMs = 15 * 60_000
  expect(tryCode(201, "here")).toBe(true)
})
