import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { basket } from "./widget.ts"

test("undo moves focus to the restored line, wherever the shop puts it, and keeps it until then", async () => {
  const { host, page } = await mountForTests(basket, { items: { 1: 2, 2: 1 } })
  const ui = within(host)
  const remove = await ui.findByRole("button", { name: "Remove Lince" })
  remove.focus()
  fireEvent.click(remove)
  const undo = await ui.findByRole("button", { name: "Undo" })
  await vi.waitFor(async () => {
    await page.clock.settle()
    expect(undo.hasAttribute("aria-disabled")).toBe(false)
  })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(document.activeElement).toBe(undo)
  // The double puts it last, where it was first.
  const restored = await ui.findByRole("button", { name: "Remove Lince" })
  await vi.waitFor(() => expect(ui.queryByRole("button", { name: "Undo" })).toBeNull())
  await vi.waitFor(() => expect(document.activeElement).toBe(restored))
})
