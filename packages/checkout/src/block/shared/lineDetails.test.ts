import { within } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { checkout } from "../checkout/widget.ts"
import { mountForTests } from "../mountForTests.ts"

const money = { currency_code: "EUR", currency_minor_unit: 2 }
const item = {
  key: "a",
  id: 1,
  name: "Lince",
  quantity: 2,
  low_stock_remaining: 3,
  show_backorder_badge: true,
  catalog_visibility: "hidden",
  permalink: "/product/lince/",
  prices: { price: "4400", regular_price: "5000", ...money },
  item_data: [
    { key: "Engraving", value: "To Ana" },
    { key: "Id", value: "7", hidden: true },
    { key: "Engraving", value: "And Eva" },
  ],
  variation: [{ attribute: "Colour", value: "Red" }],
}

test.each([
  ["basket", ".ringside-basket-line"],
  ["checkout", ".ringside-order-line"],
])("the %s says what a line is, and what is special about it", async (name, selector) => {
  const shop = { cart: { items: [item] } }
  const english = { locale: "en" }
  const { host } = await (name === "basket"
    ? mountForTests(basket, shop, english)
    : mountForTests(checkout, shop, english))
  await vi.waitFor(() => expect(host.querySelector(selector)).not.toBeNull())
  const line = within(host.querySelector<HTMLElement>(selector) ?? host)
  const texts = line.getAllByText((_content, element) => element?.tagName === "P").map(({ textContent }) => textContent)
  expect(texts).toEqual(
    expect.arrayContaining([
      "Engraving: To Ana",
      "Engraving: And Eva",
      "Colour: Red",
      "Save 12,00 €",
      "Available on backorder",
    ]),
  )
  expect(line.queryByText(/left$/)).toBeNull()
  expect(line.queryByText("Id")).toBeNull()
  expect(line.queryByRole("link")).toBeNull()
})

test.each([
  ["basket", [".ringside-basket-line", ["Needed", "Optional", "Component"]]],
  ["checkout", [".ringside-order-line", ["Needed", "Secret"]]],
] as const)("the %s leaves out the lines that the shop hides there", async (name, [selector, names]) => {
  const line = (id: number, title: string, extensions: object) => ({ ...item, id, key: title, name: title, extensions })
  const part = (data: object) => ({ bundles: { bundled_by: "set", bundled_item_data: data } })
  const items = [
    line(1, "Set", { bundles: { bundled_items: ["Needed"], bundle_data: { is_hidden: true } } }),
    line(2, "Needed", part({ is_removable: false })),
    line(3, "Optional", part({ is_removable: true, is_hidden_in_summary: true })),
    line(4, "Secret", part({ is_hidden_in_cart: true })),
    line(5, "Component", {
      composites: {
        composite_parent: "other",
        composited_item_data: { is_removable: true, is_hidden_in_summary: true },
      },
    }),
  ]
  const shop = { cart: { items } }
  const english = { locale: "en" }
  const { host } = await (name === "basket"
    ? mountForTests(basket, shop, english)
    : mountForTests(checkout, shop, english))
  await vi.waitFor(() => expect(host.querySelector(selector)).not.toBeNull())
  const shown = [...host.querySelectorAll(`${selector} .ringside-basket-name`)]
  expect(shown.map(({ textContent }) => textContent.split(" ")[0])).toEqual(names)
  const removable = within(host).queryAllByRole("button", { name: /^Remove (?!coupon)/ })
  expect(removable.map((button) => button.dataset["remove"])).toEqual(
    name === "basket" ? ["Optional", "Component"] : [],
  )
})
