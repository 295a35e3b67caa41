import { expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { mountForTests } from "../mountForTests.ts"

test("shows a fee without a name by a word of ours, and no fee of nothing", async () => {
  const fees = [
    { name: "Wrap", totals: { total: "50", total_tax: "0" } },
    { name: "", totals: { total: "-120", total_tax: "0" } },
    { name: "Cash", totals: { total: "0", total_tax: "0" } },
  ]
  const { host } = await mountForTests(basket, { cart: { fees } }, { locale: "en" })
  await vi.waitFor(() => expect(host.querySelector(".ringside-order-totals")).not.toBeNull())
  const rows = [...host.querySelectorAll(".ringside-order-totals > div")].map(({ textContent }) => textContent)
  expect(rows).toEqual(expect.arrayContaining(["Wrap0,50 €", "Fee-1,20 €"]))
  expect(rows.join()).not.toContain("Cash")
})
