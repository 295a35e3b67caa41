import { describe, expect, it } from "vitest"
import { parseProduct, parseProducts } from "./parseProduct.ts"

const prices = {
  ...{ price: "6900", regular_price: "8900", sale_price: "6900", price_range: null },
  ...{ currency_code: "EUR", currency_minor_unit: 2, currency_suffix: " €" },
}
const raw = {
  ...{ id: 12, name: "Gloves &amp; wraps", permalink: "https://shop.test/product/gloves/", images: [] },
  ...{ prices, is_purchasable: true, is_in_stock: true, has_options: false },
  add_to_cart: { text: "Add to basket", url: "?add-to-cart=12", minimum: 2, maximum: 12, multiple_of: 2 },
}
const parse = (more: object) => parseProduct({ ...raw, ...more })

describe("parseProduct", () => {
  it("reads what a card shows, with names as plain text", () => {
    expect(parse({})).toMatchObject({
      id: 12,
      name: "Gloves & wraps",
      limits: { min: 2, max: 12, step: 2, isEditable: true },
      price: { lowest: { amountMinor: 6900, currency: "EUR" }, regular: { amountMinor: 8900, currency: "EUR" } },
      variations: [],
    })
  })

  it.each([
    ["no object", null],
    ["no number", { ...raw, id: "x" }],
    ["no name", { ...raw, name: "<b></b>" }],
  ])("is null for %s", (_, value) => expect(parseProduct(value)).toBeNull())

  it.each([
    ["a product without a price", { prices: { ...prices, price: "0" }, is_purchasable: false }],
    ["an amount that is no text", { prices: { ...prices, price: 6900 } }],
    ["no currency", { prices: { ...prices, currency_code: "" } }],
  ])("has no price for %s", (_, more) => expect(parse(more)?.price).toBeNull())

  it("keeps a price of 0 for a product that can be bought", () => {
    expect(parse({ prices: { ...prices, price: "0", regular_price: "0" } })?.price?.lowest.amountMinor).toBe(0)
  })

  it("shows no sale for a range of prices, whose old ones are unknown", () => {
    const range = { min_amount: "6900", max_amount: "9900" }
    expect(parse({ prices: { ...prices, price_range: range } })?.price).toMatchObject({ isRange: true, regular: null })
  })

  it("drops an unsafe address", () => {
    const add_to_cart = { url: "javascript&#058;alert(1)" }
    expect(parse({ permalink: "javascript:alert(1)", add_to_cart })).toMatchObject({ permalink: null, addUrl: null })
  })

  it("decodes the address of the shop's own button, which comes as HTML", () => {
    const add_to_cart = { url: "https://other.test/?tag=ours&#038;item=3" }
    expect(parse({ add_to_cart })?.addUrl).toBe("https://other.test/?tag=ours&item=3")
  })

  it("takes the shop's typography out of the address of its button", () => {
    const permalink = "https://shop.test/product/poster-30x40--new/"
    const add_to_cart = { url: "https://shop.test/product/poster-30&#215;40&#8211;new/" }
    expect(parse({ permalink, add_to_cart })).toMatchObject({ permalink, addUrl: permalink })
  })

  it("allows a quantity of 1 for a product sold individually", () => {
    expect(parse({ sold_individually: true })?.limits).toMatchObject({ max: 1, isEditable: false })
  })

  it("reads only attributes of variations, and null as any value", () => {
    const product = parse({
      attributes: [
        {
          name: "Size",
          has_variations: true,
          terms: [
            { slug: "s", name: "S", default: true },
            { slug: "l", name: "Large" },
          ],
        },
        { name: "Wood", has_variations: false, terms: [{ slug: "oak", name: "Oak" }] },
      ],
      variations: [{ id: 121, attributes: [{ name: "Size", value: null }] }, { id: "x" }],
    })
    expect(product?.attributes).toEqual([
      {
        name: "Size",
        label: "Size",
        values: [
          { value: "s", label: "S", isDefault: true },
          { value: "l", label: "Large", isDefault: false },
        ],
      },
    ])
    expect(product?.variations).toEqual([{ variation_id: 121, variation_is_active: true, attributes: { Size: "" } }])
  })
})

it("leaves out list items that aren't products", () => {
  expect(parseProducts([raw, null, { id: 3 }]).map(({ id }) => id)).toEqual([12])
  expect(parseProducts({ code: "rest_no_route" })).toEqual([])
})
