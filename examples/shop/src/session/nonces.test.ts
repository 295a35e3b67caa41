import { describe, expect, test } from "vitest"
import { createNonces } from "./nonces.ts"

const hourMs = 60 * 60 * 1000

describe("nonces", () => {
  test.each([
    { ageHours: 0, isValid: true },
    { ageHours: 11.99, isValid: true },
    { ageHours: 12, isValid: true },
    { ageHours: 23.99, isValid: true },
    { ageHours: 24, isValid: false },
    { ageHours: -12, isValid: false },
  ])("made at the start of a tick, $ageHours h old: $isValid", ({ ageHours, isValid }) => {
    let now = 1000 * 12 * hourMs
    const nonces = createNonces("secret", () => now)
    const nonce = nonces.issue("cart", "session")
    now += ageHours * hourMs
    expect(nonces.isValid(nonce, "cart", "session")).toBe(isValid)
  })

  test.each([
    { what: "another action", action: "other", session: "session", secret: "secret" },
    { what: "another session", action: "cart", session: "other", secret: "secret" },
    { what: "another shop", action: "cart", session: "session", secret: "other" },
    { what: "parts that only together look the same", action: "car", session: "tsession", secret: "secret" },
  ])("do not count for $what", ({ action, session, secret }) => {
    const nonce = createNonces("secret", () => 0).issue("cart", "session")
    expect(createNonces(secret, () => 0).isValid(nonce, action, session)).toBe(false)
  })

  test.each(["", "x", "ñ".repeat(20), "0".repeat(20), "0".repeat(10_000)])("never are %j", (nonce) => {
    expect(createNonces("secret", () => 0).isValid(nonce, "cart", "session")).toBe(false)
  })
})
