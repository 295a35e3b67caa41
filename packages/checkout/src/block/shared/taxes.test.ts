import { readPlatformBlock } from "@ringside/testing/platform-block"
import { afterEach, expect, test, vi } from "vitest"
import { basket } from "../basket/widget.ts"
import { checkout } from "../checkout/widget.ts"
import { mountForTests } from "../mountForTests.ts"

afterEach(() => Reflect.deleteProperty(window, "wc"))

const money = { currency_code: "EUR", currency_minor_unit: 2 }
const tax_lines = [
  { name: "Nasty <b>Tax</b>", price: "2500", rate: "20%" },
  { name: "City", price: "100", rate: "1%" },
]

/** A basket of two lines of taxes; `price` is that of its item as the shop displays it. */
const createCart = (price: string) => ({
  needs_shipping: false,
  items: [
    {
      ...{ key: "a", id: 1, name: "Lince", quantity: 1, prices: { price, ...money } },
      totals: { line_subtotal: "10000", line_subtotal_tax: "2600", ...money },
    },
  ],
  shipping_rates: [],
  totals: {
    ...{ total_items: "10000", total_items_tax: "2600", total_shipping: null },
    ...{ total_price: "12600", total_tax: "2600", tax_lines, ...money },
  },
})

async function readSums(name: "basket" | "checkout", cart: object, html = "") {
  const prepare = (_page: unknown, block: HTMLElement) => void (block.innerHTML = html)
  const shop = { cart: { ...cart } }
  const english = { locale: "en" }
  const { host } = await (name === "basket"
    ? mountForTests(basket, shop, english, prepare)
    : mountForTests(checkout, shop, english, prepare))
  const list = () => host.querySelector("[data-ringside-root] .ringside-order-totals")
  await vi.waitFor(() => expect(list()).not.toBeNull())
  return [...(list()?.children ?? [])].map(({ textContent }) => textContent)
}

test.each(["basket", "checkout"] as const)(
  "the %s has a row of each tax where prices are without them",
  async (name) => {
    expect(await readSums(name, createCart("10000"))).toEqual(
      expect.arrayContaining(["Subtotal€100.00", "Nasty Tax€25.00", "City€1.00", "Total€126.00"]),
    )
  },
)

test.each([
  ["basket", "cart", "cart-order-summary-taxes-block"],
  ["checkout", "checkout", "checkout-order-summary-taxes-block"],
] as const)("the %s names the rates of taxes where the owner's block does", async (name, block, inner) => {
  const html = `${readPlatformBlock(block)}<div data-block-name="woocommerce/${inner}" data-show-rate-after-tax-name="true"></div>`
  expect(await readSums(name, createCart("10000"), html)).toEqual(
    expect.arrayContaining(["Nasty Tax 20%€25.00", "City 1%€1.00"]),
  )
})

test("names the taxes that the total includes where prices are with them", async () => {
  const sums = await readSums("basket", createCart("12600"))
  expect(sums).toEqual(["Subtotal€126.00", "Total€126.00Includes €25.00 Nasty Tax, €1.00 City"])
})

test.each([
  ["with", true, ["Subtotal€126.00", "Total€126.00Includes €25.00 Nasty Tax, €1.00 City"]],
  ["without", false, ["Subtotal€100.00", "Nasty Tax€25.00", "City€1.00", "Total€126.00"]],
])("shows prices %s tax as set for the page, whatever the lines look like", async (_, isWithTax, expected) => {
  const settings: Readonly<Record<string, unknown>> = { countryData: {}, displayCartPricesIncludingTax: isWithTax }
  Reflect.set(window, "wc", { wcSettings: { getSetting: (key: string) => settings[key] ?? false } })
  // A discount of a plugin has changed the line's price, so that it is near the other sum.
  const sums = await readSums("basket", createCart(isWithTax ? "9000" : "13000"))
  expect(sums.filter((text) => !text.startsWith("Shipping"))).toEqual(expected)
})
