import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { CartApi } from "../ringsideMember.ts"
import { createCartApi } from "./cartApi.ts"
import { cartService } from "./store.ts"

const fail = vi.fn<(failure: object) => void>()
const warn = vi.fn<(message: string) => void>()
let page: TestPage
let api: CartApi

beforeEach(() => {
  warn.mockClear()
  page = createTestPage()
  api = createCartApi(() => Promise.resolve(cartService.of(page)), { warn, fail })
})
afterEach(() => page.stop())

it.each<[string, (call: (...args: readonly unknown[]) => unknown) => unknown, keyof CartApi]>([
  ["cart.add({ id, quantity })", (call) => call(), "add"],
  ["cart.add({ id, quantity })", (call) => call({ id: 1.5 }), "add"],
  ["cart.add({ id, quantity })", (call) => call({ id: 11, quantity: -2 }), "add"],
  ["cart.update({ key, quantity })", (call) => call(), "update"],
  ["cart.update({ key, quantity })", (call) => call({ key: "a", quantity: "many" }), "update"],
])("reports to the caller that %s was expected, and changes nothing", async (expected, run, member) => {
  const call = api[member] as (...args: readonly unknown[]) => unknown
  await expect(run(call)).rejects.toThrow()
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`[ringside] expected ${expected}`)]])
  expect(page.server.requests.filter(({ method }) => method !== "GET")).toEqual([])
})

it("reports to the page's authors that the cart's file couldn't be loaded for a subscriber, whose end then has no effect", async () => {
  const cause = new Error("offline")
  const listener = vi.fn()
  const end = createCartApi(() => Promise.reject(cause), { warn, fail }).subscribe(listener)
  await vi.waitFor(() => expect(fail.mock.calls).toEqual([[{ during: "load", widget: "cart", cause }]]))
  end()
  expect(listener).not.toHaveBeenCalled()
})
