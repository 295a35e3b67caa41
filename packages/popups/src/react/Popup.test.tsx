import { startBehaviour } from "@ringside/core"
import { createTestPage } from "@ringside/testing"
import { describeComponent } from "@ringside/testing/conformance"
import { RingsideProvider } from "@ringside/ui/react"
import { within } from "@testing-library/dom"
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Popup } from "./Popup.tsx"
import { createBehaviours } from "../behaviour.ts"
import { popupsService } from "../popups.ts"
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

describe("the component", () => {
  describeComponent({
    Provider: RingsideProvider,
    keepsChildren: true,
    render: (children) => (
      <Popup title="The letter" openOn=".letter-link" animation="none">
        {children}
      </Popup>
    ),
    async drawn(container, page) {
      const dialog = await within(container).findByRole("dialog", { name: "The letter", hidden: true })
      await waitFor(() => expect(popupsService.of(page).all).toHaveLength(1))
      const link = document.body.appendChild(document.createElement("button"))
      link.className = "letter-link"
      link.click()
      link.remove()
      await waitFor(async () => {
        await page.clock.advance(100)
        expect(dialog.getAttribute("aria-modal")).toBe("true")
      })
      within(dialog).getByRole("button", { name: "Close" }).click()
      await page.clock.advance(500)
      expect(isOpen(dialog)).toBe(false)
    },
  })
})

it("keeps its content's state while it opens by a link, and closes by Escape, with focus back at the link", async () => {
  const onOpenChange = vi.fn()
  const { dialog, settle } = await show({ onOpenChange })
  const link = screen.getByText("Letter")
  for (const presses of [1, 2]) {
    link.focus()
    link.click()
    await settle()
    expect([presses, isOpen(dialog)]).toEqual([presses, true])
    const button = within(dialog).getByText(/pressed/)
    expect(document.activeElement).toBe(button)
    fireEvent.click(button)
    expect(button.textContent).toBe(`pressed ${String(presses)}`)
    fireEvent.keyDown(button, { key: "Escape" })
    await settle()
    expect(isOpen(dialog)).toBe(false)
    expect(document.activeElement).toBe(link)
  }
  expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true, false])
})

it("opens and closes by its prop, and by itself with a trigger", async () => {
  const { dialog, settle, rerender } = await show({ isOpen: true, cookie: 30 })
  await settle()
  expect(isOpen(dialog)).toBe(true)
  rerender({ isOpen: false })
  await settle()
  expect(isOpen(dialog)).toBe(false)
  rerender({ trigger: "auto", delay: 100 })
  await settle()
  expect(isOpen(dialog)).toBe(true)
})

it("is closed by a shopper although its prop stays, and opened by it again", async () => {
  const onOpenChange = vi.fn()
  const { dialog, settle, rerender } = await show({ isOpen: true, onOpenChange })
  await settle()
  fireEvent.keyDown(dialog, { key: "Escape" })
  await settle()
  rerender({ isOpen: true, onOpenChange })
  await settle()
  expect(isOpen(dialog)).toBe(false)
  rerender({ isOpen: false, onOpenChange })
  rerender({ isOpen: true, onOpenChange })
  await settle()
  expect(isOpen(dialog)).toBe(true)
  expect(onOpenChange.mock.calls.flat()).toEqual([true, false, true])
})

it("stays open, and has its state, while other props than its options change", async () => {
  const { dialog, settle, rerender } = await show({ isOpen: true })
  await settle()
  fireEvent.click(within(dialog).getByText("pressed 0"))
  rerender({ isOpen: true, className: "app", onOpenChange: () => undefined })
  expect(isOpen(dialog)).toBe(true)
  expect(within(dialog).getByText("pressed 1")).toBeTruthy()
})

it("gives the page and the focus back when it goes while it is open", async () => {
  const { page, settle, rerender } = await show({})
  const link = screen.getByText("Letter")
  link.focus()
  link.click()
  await settle()
  expect(document.documentElement.className).toContain("pum-open")
  rerender(null)
  await settle()
  expect(document.activeElement).toBe(link)
  expect(document.documentElement.className).toBe("")
  expect(popupsService.of(page).all).toEqual([])
})

it("is one popup on a page that starts the popups' part", async () => {
  const page = createTestPage()
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  const { settle } = await show({}, page)
  page.scan()
  await settle()
  expect(popupsService.of(page).all).toHaveLength(1)
})

it("is hidden on a server", () => {
  const html = renderToString(
    <RingsideProvider>
      <Popup title="The letter">One a month.</Popup>
    </RingsideProvider>,
  )
  expect(html).toContain('hidden=""')
  expect(html).toContain("One a month.")
})
