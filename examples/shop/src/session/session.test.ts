import { expect, test } from "vitest"
import { readSession } from "./session.ts"

test("a visitor is known again by the cookie, and by nothing else", () => {
  const first = readSession(undefined, "secret")
  expect(first.isNew).toBe(true)
  expect(readSession(first.cookie, "secret")).toEqual({ id: first.id, cookie: first.cookie, isNew: false })
  expect(readSession(undefined, "secret").id).not.toBe(first.id)
  expect(first.cookie).not.toContain(first.id)
})

test.each(["", ".", "a.b", "guessed", "x".repeat(5000)])(
  "a cookie the shop did not sign is no session: %j",
  (cookie) => {
    expect(readSession(cookie, "secret").isNew).toBe(true)
  },
)

test("a token with another token's signature is no session", () => {
  const [token = ""] = readSession(undefined, "secret").cookie.split(".")
  const [, signature = ""] = readSession(undefined, "secret").cookie.split(".")
  expect(readSession(`${token}.${signature}`, "secret").isNew).toBe(true)
})
