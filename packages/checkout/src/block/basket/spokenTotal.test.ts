import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
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
