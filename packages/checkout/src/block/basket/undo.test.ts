import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { basket } from "./widget.ts"

/** Mounts a basket whose shop fails at each of these requests. */
async function mountFailing(...requests: readonly string[]) {
  const mounted = await mountForTests(basket, {
    items: { 1: 2, 2: 1 },
    prepare: (server) => {
      for (const request of requests) server.fail(request, { kind: "unreachable" })
    },
  })
  const alerted = () => document.querySelector("#a11y-speak-assertive")?.textContent.trim() ?? ""
  return { ...mounted, ui: within(mounted.host), alerted }
}

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

test.each([
  ["a line with options", { 1: 2, 3: 1 }, "ul"],
  ["the last line, with options,", { 3: 1 }, "div"],
])("%s is taken out without an undo, which would bring back the product alone", async (_, items, focused) => {
  const { host, page } = await mountForTests(basket, { items })
  const ui = within(host)
  const remove = await ui.findByRole("button", { name: "Remove Figura a medida" })
  remove.focus()
  fireEvent.click(remove)
  await vi.waitFor(async () => {
    await page.clock.settle()
    expect([ui.queryByText(/Figura a medida/), ui.queryByRole("button", { name: "Undo" })]).toEqual([null, null])
  })
  await vi.waitFor(() => expect(host.contains(document.activeElement)).toBe(true))
  expect(document.activeElement?.localName).toBe(focused)
})

test("a removal that the shop refuses is announced, and leaves focus on the line's button", async () => {
  const { page, ui, alerted } = await mountFailing("cart/remove-item")
  const remove = await ui.findByRole("button", { name: "Remove Lince" })
  remove.focus()
  fireEvent.click(remove)
  await vi.waitFor(async () => {
    await page.clock.advance(1000)
    expect(document.activeElement).toBe(ui.getByRole("button", { name: "Remove Lince" }))
    expect(ui.queryByRole("button", { name: "Undo" })).toBeNull()
  })
  await page.clock.advance(100)
  const shown = document.querySelector(".ringside-basket-error:not(:empty)")?.textContent
  expect(shown).toMatch(/\w+/)
  expect(alerted()).toBe(shown)
})

test("a quantity that the shop refuses is announced", async () => {
  const { page, ui, alerted } = await mountFailing("cart/update-item")
  const [quantity] = await ui.findAllByRole("spinbutton")
  if (!quantity) throw new Error("There is no quantity.")
  fireEvent.input(quantity, { target: { value: "3" } })
  fireEvent.keyDown(quantity, { key: "Enter" })
  fireEvent.blur(quantity)
  await vi.waitFor(async () => {
    await page.clock.advance(1000)
    expect(alerted()).not.toBe("")
  })
  expect(alerted()).toBe(document.querySelector(".ringside-basket-error:not(:empty)")?.textContent)
})

test("an undo that fails is announced, also of the last line, and its reason takes focus", async () => {
  const { page, ui, alerted } = await mountFailing("cart/add-item")
  for (const name of ["Remove Lince", /Remove La Zurda/]) {
    const remove = await ui.findByRole("button", { name })
    remove.focus()
    fireEvent.click(remove)
    await vi.waitFor(async () => {
      await page.clock.settle()
      expect(ui.getByRole("button", { name: "Undo" }).hasAttribute("aria-disabled")).toBe(false)
    })
  }
  fireEvent.click(ui.getByRole("button", { name: "Undo" }))
  await vi.waitFor(async () => {
    await page.clock.advance(100)
    expect(ui.queryByRole("button", { name: "Undo" })).toBeNull()
  })
  await page.clock.advance(1000)
  const shown = document.querySelector<HTMLElement>(".ringside-basket-error")
  expect(shown?.textContent).toMatch(/\w+/)
  expect(alerted()).toContain(shown?.textContent)
  expect(document.activeElement).toBe(shown)
})
