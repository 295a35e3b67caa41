import { expect, test } from "vitest"
import { createAccountLimits } from "./accountLimits.ts"

test("one network guesses fifty times in a quarter of an hour, whatever the accounts", () => {
  let nowMs = 0
  const { logins } = createAccountLimits(() => nowMs)
  const guess = (turn: number, sender: string) => logins.take(`${String(turn)}@example.com`, sender)
  const taken = Array.from({ length: 60 }, (_, turn) => guess(turn, "here")).filter(Boolean)
  expect(taken).toHaveLength(50)
  expect(guess(100, "elsewhere")).toBe(true)
  nowMs = 15 * 60_000
  expect(guess(101, "here")).toBe(true)
})

test("an owner's right password forgets the guesses at the account, and not those of the network", () => {
  const { logins } = createAccountLimits(() => 0)
  for (let turn = 0; turn < 10; turn += 1) logins.take("ana@example.com", "here")
  expect(logins.take(" ANA@example.com", "elsewhere")).toBe(false)
  logins.forget("ana@example.com")
  for (let turn = 0; turn < 5; turn += 1) {
    for (const account of ["a", "b", "c", "d", "e", "f", "g", "h"]) logins.take(account, "here")
  }
  expect(logins.take("ana@example.com", "here")).toBe(false)
  expect(logins.take("ana@example.com", "elsewhere")).toBe(true)
})
