import type { HttpResult } from "@ringside/core"
import { fireEvent, within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { mountForTests } from "../mountForTests.ts"
import { refuse } from "../storyShop.ts"

const money = { currency_code: "EUR", currency_minor_unit: 2 }

/** A package with a parcel's rate, which the shop has chosen, and a collection's. */
const createPackage = (package_id: number, name: string) => ({
  package_id,
  name,
  shipping_rates: ["Parcel", "Collection"].map((rate, index) => ({
    rate_id: `${rate}:${String(package_id)}`,
    name: rate,
    price: "495",
    taxes: "0",
    selected: index === 0,
    ...money,
  })),
})

test("a refused rate shows its error at its package, also while another package's rate is being set", async () => {
  const answers = new Map<unknown, (result: HttpResult | null) => void>()
  const { host } = await mountForTests(basket, {
    cart: { shipping_rates: [createPackage(0, "Belts"), createPackage(1, "Gloves")] },
    answer: (route, { package_id }) =>
      route === "cart/select-shipping-rate" ? new Promise((resolve) => answers.set(package_id, resolve)) : null,
  })
  const ui = within(host)
  const find = (name: string) => within(ui.getByRole("group", { name }))
  const choose = (name: string) => fireEvent.click(find(name).getByRole("radio", { name: /Collection/ }))
  const isChosen = (name: string, rate: RegExp) =>
    find(name).getByRole<HTMLInputElement>("radio", { name: rate }).checked
  await ui.findByRole("group", { name: "Belts" })

  choose("Belts")
  choose("Gloves")
  await vi.waitFor(() => expect([...answers.keys()]).toEqual([0]))
  answers.get(0)?.(refuse("Nobody is there to hand it over."))
  expect(await find("Belts").findByText("Nobody is there to hand it over.")).toBeTruthy()
  expect(find("Gloves").queryByText("Nobody is there to hand it over.")).toBeNull()
  expect([isChosen("Belts", /Parcel/), isChosen("Gloves", /Collection/)]).toEqual([true, true])

  await vi.waitFor(() => expect([...answers.keys()]).toEqual([0, 1]))
  answers.get(1)?.(null)
  await vi.waitFor(() => expect(isChosen("Gloves", /Parcel/)).toBe(true))
  expect(find("Belts").getByText("Nobody is there to hand it over.")).toBeTruthy()
})

const address = { country: "ES", state: "M", postcode: "28013", city: "Madrid" }
const later = "Shipping will be calculated at checkout."
const none = "There are no shipping options for this address. Check it, or contact us."

test.each([
  ["that it comes later where the address isn't whole", { ...address, postcode: "" }, later],
  ["that there is none for a whole address", address, none],
])("says of the basket's shipping %s", async (_, shipping_address, expected) => {
  const { host } = await mountForTests(basket, {
    cart: {
      shipping_address,
      shipping_rates: [{ ...createPackage(0, "Belts"), shipping_rates: [] }],
      totals: { total_items: "8800", total_price: "8800", total_tax: "0", total_shipping: "0", ...money },
    },
  })
  const ui = within(host)
  expect(await ui.findByText(expected)).toBeTruthy()
  expect(ui.queryByText(expected === later ? none : later)).toBeNull()
  // A row of shipping would count 0 for a parcel that isn't sent.
  expect([...host.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["Subtotal", "Total"])
})
