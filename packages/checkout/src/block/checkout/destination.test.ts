import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mountForTests } from "../mountForTests.ts"
import { checkout } from "./widget.ts"

const address = {
  first_name: "Ana",
  last_name: "López",
  country: "ES",
  address_1: "Gran Vía 1",
  postcode: "28013",
  city: "Madrid",
  state: "M",
}
const nothingSent = {
  shipping_rates: [{ package_id: 0, name: "", shipping_rates: [] }],
  totals: {
    ...{ total_items: "8800", total_price: "8800", total_tax: "0", total_shipping: "0", total_shipping_tax: "0" },
    ...{ currency_code: "EUR", currency_minor_unit: 2 },
  },
}
const [later, none] = [
  "Enter your address to see the shipping options.",
  "There are no shipping options for this address. Check it, or contact us.",
]

async function open(shown: object) {
  const cart = { ...nothingSent, billing_address: { ...shown, email: "ana@example.com" }, shipping_address: shown }
  const { host, page } = await mountForTests(checkout, { cart }, { locale: "en" })
  await vi.waitFor(() => expect(host.querySelector("#shipping-rates")).not.toBeNull())
  const read = () => host.querySelector("#shipping-rates")?.textContent
  const readRow = () =>
    [...host.querySelectorAll(".ringside-order-totals > div")]
      .map(({ textContent }) => textContent)
      .find((text) => text.startsWith("Shipping"))
  return { host, page, read, readRow }
}

test("asks for the address before it says that nothing is sent there, and never calls that free", async () => {
  const { read, readRow } = await open({ ...address, city: "" })
  expect([read(), readRow()]).toEqual([later, "ShippingCalculated with your address"])
})

test("says that nothing is sent to a whole address, which the shop has", async () => {
  const { host, page, read, readRow } = await open(address)
  expect([read(), readRow()]).toEqual([none, "ShippingNo available shipping option"])
  const postcode = within(host).getByLabelText(/^Postcode/)
  fireEvent.input(postcode, { target: { value: "07001" } })
  // The rates are still those of the address before.
  expect(read()).toBe(later)
  await page.clock.advance(1500)
  await page.clock.settle()
  await vi.waitFor(() => expect(read()).toBe(none))
})
