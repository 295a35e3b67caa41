import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { PopupProps } from "./Popup.tsx"
import { isOpen, show } from "./showPopupForTests.tsx"

beforeEach(() => {
  // This document has no layout.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it("stays open while its title changes, which names it, and opens by its trigger no second time", async () => {
  const onOpenChange = vi.fn()
  const { dialog, settle, rerender } = await show({ trigger: "auto", delay: 100, onOpenChange })
  await settle()
  expect(isOpen(dialog)).toBe(true)
  rerender({ trigger: "auto", delay: 100, onOpenChange, title: "The first letter" })
  expect(isOpen(dialog)).toBe(true)
  expect(screen.getByRole("dialog", { name: "The first letter" })).toBe(dialog)
  await settle()
  fireEvent.keyDown(dialog, { key: "Escape" })
  await settle()
  rerender({ trigger: "auto", delay: 100, onOpenChange, title: "The second letter" })
  await settle()
  expect(isOpen(dialog)).toBe(false)
  expect(onOpenChange.mock.calls.flat()).toEqual([true, false])
})

it.each<[string, PopupProps | null]>([
  ["goes", null],
  ["has other options", { size: "small" }],
])("reports to the app that it has closed where it %s while it is open", async (_, next) => {
  const onOpenChange = vi.fn()
  const { dialog, settle, rerender } = await show({ onOpenChange })
  screen.getByText("Letter").click()
  await settle()
  rerender(next && { ...next, onOpenChange })
  await settle()
  expect(isOpen(dialog)).toBe(false)
  expect(onOpenChange.mock.calls.flat()).toEqual([true, false])
})

it("opens again with other options where the app has it open", async () => {
  const onOpenChange = vi.fn()
  const { dialog, settle, rerender } = await show({ isOpen: true, onOpenChange })
  await settle()
  rerender({ isOpen: true, size: "small", onOpenChange })
  await settle()
  expect(isOpen(dialog)).toBe(true)
  expect(onOpenChange.mock.calls.flat()).not.toContain(false)
})

it("opens by links to its new id", async () => {
  const { dialog, settle, rerender } = await show({})
  rerender({ id: "note" })
  await settle()
  screen.getByText("Letter").click()
  await settle()
  expect([dialog.id, isOpen(dialog)]).toEqual(["note", true])
})

it("marks links to it that come later, on a page without parts", async () => {
  const { settle } = await show({})
  await settle()
  const link = document.createElement("a")
  link.href = "#popmake-letter"
  document.body.append(link)
  await waitFor(async () => {
    await settle()
    expect(link.classList.contains("pum-trigger")).toBe(true)
  })
  link.remove()
})

it("has the name of the heading that it has when it opens", async () => {
  const { dialog, settle, rerender } = await show({ title: null, children: "Soon." })
  expect(dialog.getAttribute("aria-label")).toBe("letter")
  rerender({ title: null, children: <h3 key="new">News</h3> })
  screen.getByText("Letter").click()
  await settle()
  expect(screen.getByRole("dialog", { name: "News" })).toBe(dialog)
  fireEvent.keyDown(dialog, { key: "Escape" })
  await settle()
  rerender({ title: null, children: <h3 key="newer">Newer</h3> })
  screen.getByText("Letter").click()
  await settle()
  expect(screen.getByRole("dialog", { name: "Newer" })).toBe(dialog)
})

it("stops a video that has come since it was drawn when it closes", async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined)
  const { dialog, settle, rerender } = await show({ children: "Soon." })
  rerender({ children: <video /> })
  screen.getByText("Letter").click()
  await settle()
  fireEvent.keyDown(dialog, { key: "Escape" })
  await waitFor(async () => {
    await settle()
    expect(pause).toHaveBeenCalled()
  })
})
