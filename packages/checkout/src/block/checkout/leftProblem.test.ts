import { act, cleanup, fireEvent, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { checkout } from "./widget.ts"

afterEach(cleanup)

async function open() {
  const { host, page } = await mountForTests(checkout, { items: { 1: 1 } }, { locale: "en" })
  const polite = vi.spyOn(page.announce, "polite")
  const ui = within(host)
  const email = await ui.findByLabelText(/^Email/)
  /** Moves focus and lets the form be drawn. */
  const focus = async (element: HTMLElement) => {
    act(() => element.focus())
    await act(() => page.clock.advance(100))
  }
  return { ui, email, focus, readSpoken: () => polite.mock.calls.map(([text]) => text) }
}

test("says the problem of a field that was left for another one, once", async () => {
  const { ui, email, focus, readSpoken } = await open()
  const next = ui.getByLabelText(/^First name/)
  await focus(email)
  fireEvent.input(email, { target: { value: "ana@" } })
  await focus(next)
  const text = email.parentElement?.querySelector(".ringside-field-error")?.textContent
  expect(text).toBeTruthy()
  expect(readSpoken()).toEqual([text])
  await focus(email)
  await focus(next)
  expect(readSpoken().filter((each) => each === text)).toHaveLength(1)
})

test("leaves the problem of a field that was left for a button to the button's action", async () => {
  const { ui, email, focus, readSpoken } = await open()
  await focus(email)
  fireEvent.input(email, { target: { value: "ana@" } })
  await focus(ui.getByRole("button", { name: /^Place order/ }))
  expect(email.parentElement?.querySelector(".ringside-field-error")).not.toBeNull()
  expect(readSpoken()).toEqual([])
})
