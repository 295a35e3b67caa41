import { describe, expect, test } from "vitest"
import { useShop } from "../../testing/shop.ts"

const { newVisitor } = useShop()

interface FoundProduct {
  readonly slug: string
  readonly prices: Readonly<Record<string, unknown>>
}

async function pricesOf(search: string, currency: string): Promise<FoundProduct["prices"] | undefined> {
  const query = new URLSearchParams({ search, currency }).toString()
  const answer = await newVisitor().get(`/wp-json/wc/store/v1/products?${query}`)
  const found = JSON.parse(answer.text) as readonly FoundProduct[]
  return found[0]?.prices
}

describe("the prices of a product in the Store API's search", () => {
  test.each([
    {
      what: "a product without a reduction",
      search: "relente",
      currency: "EUR",
      prices: { price: "5800", regular_price: "5800", sale_price: "5800", price_range: null },
    },
    {
      what: "a reduced product",
      search: "oquendo",
      currency: "EUR",
      prices: { price: "6900", regular_price: "8900", sale_price: "6900", price_range: null },
    },
    {
      what: "a reduced product",
      search: "oquendo",
      currency: "JPY",
      prices: { price: "11385", regular_price: "14685", sale_price: "11385", price_range: null },
    },
    {
      what: "a product with one reduced variation",
      search: "urdampilleta",
      currency: "EUR",
      prices: {
        price: "5600",
        regular_price: "6600",
        sale_price: "5600",
        price_range: { min_amount: "5600", max_amount: "6600" },
      },
    },
    {
      what: "a product with variations of several prices",
      search: "lanzagorta",
      currency: "EUR",
      prices: {
        price: "7200",
        regular_price: "7200",
        sale_price: "7200",
        price_range: { min_amount: "7200", max_amount: "13900" },
      },
    },
  ])("$what, in $currency", async ({ search, currency, prices }) => {
    expect(await pricesOf(search, currency)).toMatchObject(prices)
  })
})

test.each([
  ["lin", ["Clase de pintura en línea"]],
  ["campana", ["Amadou «La Campana» Sissoum", "Campana de cristal"]],
])("a search for %j begins with the names that have it", async (search, names) => {
  const answer = await newVisitor().get(`/wp-json/wc/store/v1/products?${new URLSearchParams({ search }).toString()}`)
  const found = JSON.parse(answer.text) as readonly { readonly name: string }[]
  expect(found.length).toBeGreaterThan(names.length)
  expect(found.slice(0, names.length).map(({ name }) => name)).toEqual(names)
})
