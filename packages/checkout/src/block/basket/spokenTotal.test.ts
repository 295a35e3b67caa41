import { cartService } from "@ringside/cart"
import { createGate } from "@ringside/testing"
import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import type { BlockShop } from "../storyShop.ts"
import { basket } from "./widget.ts"

test("the block basket announces the new total with the coupon that changed it", async () => {
  const { host, page } = await mountForTests(basket, { items: { 1: 2 } }, { locale: "en" })
  const ui = within(host)
  fireEvent.click(await ui.findByRole("button", { name: "Add a coupon" }))
  fireEvent.input(ui.getByLabelText("Coupon code"), { target: { value: "esquina10" } })
  fireEvent.click(ui.getByRole("button", { name: "Apply" }))
  await ui.findByRole("button", { name: "Remove coupon esquina10" })
  await vi.waitFor(async () => {
    await page.clock.advance(200)
    const text = document.querySelector("#a11y-speak-polite")?.textContent ?? ""
    expect(text).toMatch(/esquina10/)
    expect(text).toMatch(/total/i)
  })
})

test.each([
  ["en", "Quantity of"],
  ["es", "Cantidad de"],
])(
  "the block basket says the quantity that the shop has accepted in place of the requested one (%s)",
  async (locale, label) => {
    const { host, page } = await mountForTests(basket, { items: { 1: 2 } }, { locale })
    const cart = cartService.of(page)
    const { update } = cart
    vi.spyOn(cart, "update").mockImplementation(({ key }) => update({ key, quantity: 5 }))
    const group = await within(host).findByRole("group", { name: new RegExp(`^${label}`) })
    fireEvent.click(within(group).getAllByRole("button")[1] ?? group)
    await vi.waitFor(async () => {
      await page.clock.advance(200)
      const text = document.querySelector("#a11y-speak-polite")?.textContent ?? ""
      expect(text).toContain(`${group.getAttribute("aria-label") ?? ""}: 5.`)
      expect(text).toMatch(/total/i)
    })
  },
)

test("the block basket says no quantity that quick presses have gone past", async () => {
  const gate = createGate()
  const prepare: BlockShop["prepare"] = (server) => server.fail("cart/update-item", gate.fault)
  const { host, page } = await mountForTests(basket, { items: { 1: 2 }, prepare }, { locale: "en" })
  const polite = () => document.querySelector("#a11y-speak-polite")?.textContent ?? ""
  const group = await within(host).findByRole("group", { name: /^Quantity of/ })
  const more = within(group).getAllByRole("button")[1] ?? group
  const field = within(group).getByRole<HTMLInputElement>("spinbutton")
  for (const quantity of ["3", "4", "5"]) {
    fireEvent.click(more)
    await vi.waitFor(() => expect(field.value).toBe(quantity))
  }
  // The field has said them.
  await page.clock.advance(2000)
  gate.open()
  const spoken = new Set<string>()
  await vi.waitFor(async () => {
    await page.clock.advance(200)
    spoken.add(polite())
    expect(polite()).toMatch(/total/i)
  })
  expect([...spoken].join(" ")).not.toContain("Quantity")
})
