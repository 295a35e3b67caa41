import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { CartResult } from "./cartState.ts"
import { changeCart } from "./loadCart.ts"
import { sendHostWrite } from "../pageClient/sendHostWrite.ts"
import { writeQueueService } from "../pageClient/writeQueue.ts"

const refused: CartResult = { kind: "refused", message: "Sold out." }
const write = vi.fn(() => Promise.resolve("sent"))
const change = vi.fn(() => Promise.resolve(refused))
let page: TestPage

beforeEach(() => {
  page = createTestPage()
})
afterEach(() => {
  page.stop()
  vi.restoreAllMocks()
  write.mockClear()
  change.mockClear()
})

it("lets no other write wait for a file that stalls, and gives the change up after the time of a write", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue(undefined)
  vi.spyOn(page.modules, "load").mockReturnValue(new Promise(() => undefined))
  const changed = changeCart(page, change)
  await sendHostWrite(page, write)
  expect(write).toHaveBeenCalledOnce()
  await page.clock.advance(31_000)
  expect(await changed).toEqual({ kind: "unreachable", reason: "absent", message: "An unknown error occurred." })
  expect(warn.mock.calls.flat()).toContain("[ringside cart] failed during load: The cart's code took too long to load.")
  expect(change).not.toHaveBeenCalled()
})

it("doesn't count the load as a write of this page", async () => {
  expect(await changeCart(page, change)).toBe(refused)
  expect(writeQueueService.of(page).settledCount).toBe(0)
  // The limit of a load that has ended reports nothing.
  const warn = vi.spyOn(console, "warn")
  await page.clock.advance(31_000)
  expect(warn).not.toHaveBeenCalled()
})
