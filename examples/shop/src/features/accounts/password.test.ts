import { afterAll, expect, test, vi } from "vitest"
import { hashPassword, isPasswordAllowed, isPasswordOf } from "./password.ts"

// At the real cost, which testing/cheapPasswords.ts lowers for all other tests of this process.
vi.hoisted(() => vi.resetModules())
vi.unmock("node:crypto")
afterAll(() => {
  vi.resetModules()
})

test("a hash belongs to its password alone", async () => {
  const stored = await hashPassword("tres asaltos")
  expect(await isPasswordOf("tres asaltos", stored)).toBe(true)
  expect(await isPasswordOf("tres asalto", stored)).toBe(false)
  expect(await isPasswordOf("", stored)).toBe(false)
  expect(await isPasswordOf("tres asaltos", undefined)).toBe(false)
  expect(await isPasswordOf("", undefined)).toBe(false)
})

test("one password has another hash each time", async () => {
  expect(await hashPassword("tres asaltos")).not.toBe(await hashPassword("tres asaltos"))
})

test("a letter counts as one character in each Unicode form", async () => {
  expect(await isPasswordOf("contrasen\u0303a", await hashPassword("contrase\u00f1a"))).toBe(true)
})

test("nothing is cut off", async () => {
  const long = "a".repeat(200)
  expect(await isPasswordOf(`${long}b`, await hashPassword(long))).toBe(false)
})

test.each([
  { password: "1234567", isAllowed: false },
  { password: "12345678", isAllowed: true },
  { password: "a".repeat(200), isAllowed: true },
  { password: "a".repeat(201), isAllowed: false },
])("a password of $password.length characters", ({ password, isAllowed }) => {
  expect(isPasswordAllowed(password)).toBe(isAllowed)
})
