import { describe, expect, it } from "vitest"
import { parseCart } from "./parseCart.ts"

const currency = {
  currency_code: "EUR",
  currency_minor_unit: 2,
  currency_prefix: "",
  currency_suffix: " €",
  currency_decimal_separator: ",",
  currency_thousand_separator: ".",
}
const item = {
  key: "ab12",
  id: 12,
  sku: "PU-12",
  quantity: 2,
  quantity_limits: { minimum: 1, maximum: 8, multiple_of: 1, editable: true },
  name: "Pu&ntilde;o &#8211; <i>gala</i>",
  low_stock_remaining: 3,
  sold_individually: false,
  permalink: "https://shop.test/producto/puno/",
  images: [
    {
      src: "https://shop.test/puno.jpg",
      thumbnail: "https://shop.test/puno-300.jpg",
      srcset: "https://shop.test/puno-300.jpg 300w, https://shop.test/puno.jpg 900w",
      sizes: "100px",
      alt: "Puño &quot;gala&quot;",
    },
  ],
  variation: [{ attribute: "Color", value: "Rojo &amp; negro" }],
  prices: { ...currency, price: "4400", regular_price: "5000" },
  totals: { ...currency, line_subtotal: "7273", line_subtotal_tax: "1527", line_total: "7273", line_total_tax: "1527" },
  extensions: {},
}
const totals = {
  ...currency,
  total_items: "7273",
  total_items_tax: "1527",
  total_discount: "0",
  total_discount_tax: "0",
  total_shipping: "409",
  total_shipping_tax: "86",
  total_price: "9295",
  total_tax: "1613",
}
const answer = { items: [item], items_count: 2, needs_shipping: true, totals, errors: [] }
const euros = (amountMinor: number) => ({ amountMinor, currency: "EUR" })
const lineOf = (change: object) => parseCart({ ...answer, items: [{ ...item, ...change }] })?.lines[0]

describe("parseCart", () => {
  it("reads an answer, its value or its text", () => {
    const cart = {
      lines: [
        {
          key: "ab12",
          productId: 12,
          sku: "PU-12",
          name: "Puño – gala",
          quantity: 2,
          limits: { min: 1, max: 8, step: 1, isEditable: true },
          variation: [{ attribute: "Color", value: "Rojo & negro" }],
          itemData: [],
          permalink: "https://shop.test/producto/puno/",
          image: {
            src: "https://shop.test/puno-300.jpg",
            srcset: "https://shop.test/puno-300.jpg 300w, https://shop.test/puno.jpg 900w",
            sizes: "100px",
            alt: 'Puño "gala"',
          },
          unitPrice: euros(4400),
          regularUnitPrice: euros(5000),
          lineTotal: euros(8800),
          isSoldIndividually: false,
          lowStockLeft: 3,
          isOnBackorder: false,
          isConfigured: false,
          parentKey: null,
          isRemovable: true,
          isHiddenInBasket: false,
          isHiddenInSummary: false,
        },
      ],
      itemsCount: 2,
      needsShipping: true,
      totals: {
        items: euros(8800),
        shipping: euros(495),
        tax: euros(1613),
        discount: euros(0),
        total: euros(9295),
        isWithTax: true,
        format: { prefix: "", suffix: " €", decimalSeparator: ",", thousandSeparator: ".", minorUnit: 2 },
      },
      errors: [],
    }
    expect(parseCart(answer)).toEqual(cart)
    expect(parseCart(JSON.stringify(answer))).toEqual(cart)
  })

  it("has prices with tax where the total of a bundle contains that of its parts", () => {
    const sums = { ...item.totals, line_subtotal: "10000", line_subtotal_tax: "2100" }
    const bundle = { ...item, quantity: 1, prices: { ...currency, price: "0" }, totals: sums }
    const part = (extensions: object) => ({
      ...bundle,
      key: "part",
      prices: { ...currency, price: "12100" },
      extensions,
    })
    const aggregated = { is_subtotal_aggregated: true }
    for (const extensions of [
      { bundles: { bundled_by: "ab12", bundled_item_data: aggregated } },
      { composites: { composite_parent: "ab12", composited_item_data: aggregated } },
    ]) {
      expect(parseCart({ ...answer, items: [bundle, part(extensions)] })?.totals.isWithTax).toBe(true)
    }
  })

  it("leaves tax out where the shop shows prices without it", () => {
    const cart = parseCart({ ...answer, items: [{ ...item, prices: { ...item.prices, price: "3636" } }] })
    expect(cart?.lines[0]?.lineTotal).toEqual(euros(7273))
    expect(cart?.totals).toMatchObject({
      items: euros(7273),
      shipping: euros(409),
      tax: euros(1613),
      total: euros(9295),
      isWithTax: false,
    })
  })

  it.each([
    [true, euros(8800)],
    [false, euros(7273)],
  ])("has prices with tax where the page says %s, whatever the lines look like", (isWithTax, items) => {
    const likeTheOther = { ...item, prices: { ...item.prices, price: isWithTax ? "3636" : "4400" } }
    expect(parseCart({ ...answer, items: [likeTheOther] }, isWithTax)?.totals).toMatchObject({ items, isWithTax })
  })

  it("reads an extension's data of a line as text, by key or name and display or value, without what it hides", () => {
    const item_data = [
      { key: "Engraving", value: "<b>To</b> Ana &amp; Eva", display: "" },
      { name: "Pick-up", value: "2026-12-01", display: "1 December" },
      { key: "Product", name: "sku", value: 7 },
      { value: "Gift" },
      { key: "secret", value: "a", hidden: "1" },
      { key: "<script>1</script>", value: "" },
      { key: { a: 1 }, value: ["b"] },
      null,
    ]
    expect(lineOf({ item_data })?.itemData).toEqual([
      { name: "Engraving", value: "To Ana & Eva" },
      { name: "Pick-up", value: "1 December" },
      { name: "Product", value: "7" },
      { name: "", value: "Gift" },
    ])
    expect(lineOf({ item_data: Array.from({ length: 90 }, () => ({ value: "x" })) })?.itemData).toHaveLength(50)
  })

  it.each([
    ["visible", true],
    ["catalog", true],
    [undefined, true],
    ["search", false],
    ["hidden", false],
  ])("leads to a product whose catalogue visibility is %s: %s", (catalog_visibility, isLink) => {
    expect(lineOf({ catalog_visibility })?.permalink !== null).toBe(isLink)
  })

  it("reads that a line is on backorder, which the shop must say as a boolean", () => {
    expect(
      [true, "yes", undefined].map((show_backorder_badge) => lineOf({ show_backorder_badge })?.isOnBackorder),
    ).toEqual([true, false, false])
  })

  it("distinguishes shipping that isn't calculated yet from free shipping", () => {
    expect(parseCart({ ...answer, totals: { ...totals, total_shipping: null } })?.totals.shipping).toBeNull()
    expect(
      parseCart({ ...answer, totals: { ...totals, total_shipping: "0", total_shipping_tax: "0" } })?.totals.shipping,
    ).toEqual(euros(0))
  })

  it.each([
    ["a rate that costs nothing is chosen", [{ shipping_rates: [{ rate_id: "free:1", selected: true }] }], euros(0)],
    ["the shop sends no list of rates", undefined, euros(0)],
    ["nothing can be sent to the address", [{ shipping_rates: [] }], null],
    ["no rate is chosen", [{ shipping_rates: [{ rate_id: "flat:1", selected: false }] }, null, "text"], null],
    ["there are no packages", [], null],
  ])("takes shipping of 0 by the rates where %s", (_, shipping_rates, expected) => {
    const free = { ...totals, total_shipping: "0", total_shipping_tax: "0" }
    expect(parseCart({ ...answer, totals: free, shipping_rates })?.totals.shipping).toEqual(expected)
  })

  it("returns the server's errors as text", () => {
    const errors = [{ code: "gone", message: "<b>Pu&ntilde;o</b> ya no está." }, { message: "" }, null, "text", {}]
    expect(parseCart({ ...answer, errors })?.errors).toEqual(["Puño ya no está."])
    expect(parseCart({ ...answer, errors: "text" })?.errors).toEqual([])
  })

  it.each([
    [null],
    [undefined],
    [[]],
    ["{"],
    [{ ...answer, items: undefined }],
    [{ ...answer, items: {} }],
    [{ ...answer, totals: undefined }],
    [{ ...answer, totals: { ...totals, currency_code: "" } }],
    [{ ...answer, totals: { ...totals, currency_code: "euro" } }],
    [{ code: "gone", message: "Gone." }],
  ])("returns null for %j, which isn't a cart", (json) => {
    expect(parseCart(json)).toBeNull()
  })

  it.each([
    [{ key: "" }],
    [{ key: 7 }],
    [{ id: 0 }],
    [{ id: "twelve" }],
    [{ quantity: 0 }],
    [{ quantity: -1 }],
    [{ quantity: NaN }],
    [{ quantity: null }],
  ])("leaves out a line with %j", (change) => {
    expect(parseCart({ ...answer, items: [{ ...item, ...change }, null, "line"] })?.lines).toEqual([])
  })

  it.each([
    [{ prices: { price: "4400", regular_price: "4400" } }, null],
    [{ prices: { price: "4400", regular_price: "4000" } }, null],
    [{ prices: { price: "4400" } }, null],
    [{ prices: { price: "4400", regular_price: "4401" } }, euros(4401)],
  ])("with %j the price before a sale is %j", (change, expected) => {
    expect(lineOf(change)?.regularUnitPrice).toEqual(expected)
  })

  it("calculates the sum of a line that has none", () => {
    expect(lineOf({ totals: {} })?.lineTotal).toEqual(euros(8800))
  })

  it.each([
    [undefined, { min: 1, max: null, step: 1, isEditable: true }],
    [[], { min: 1, max: null, step: 1, isEditable: true }],
    [
      { minimum: 6, maximum: 0, multiple_of: 6, editable: false },
      { min: 6, max: null, step: 6, isEditable: false },
    ],
    [
      { minimum: -1, maximum: "9", multiple_of: 0 },
      { min: 1, max: 9, step: 1, isEditable: true },
    ],
  ])("reads limits %j", (limits, expected) => {
    expect(lineOf({ quantity_limits: limits })?.limits).toEqual(expected)
  })

  it.each([
    ["/producto/puno/", "/producto/puno/"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    [" ", null],
    [7, null],
  ])("links to %j as %j", (permalink, expected) => {
    expect(lineOf({ permalink })?.permalink).toBe(expected)
  })

  it.each([
    [[], null],
    [[null], null],
    [[{ src: "javascript:0" }], null],
    [[{ src: "/p.jpg" }], { src: "/p.jpg", srcset: "", sizes: "", alt: "" }],
    [[{ src: "/p.jpg", thumbnail: "data:x" }], { src: "/p.jpg", srcset: "", sizes: "", alt: "" }],
    [[{ src: "/p.jpg", srcset: "/p.jpg 1x, data:x 2x" }], { src: "/p.jpg", srcset: "", sizes: "", alt: "" }],
    [[{ src: "/p.jpg", srcset: false }], { src: "/p.jpg", srcset: "", sizes: "", alt: "" }],
  ])("shows %j as %j", (images, expected) => {
    expect(lineOf({ images })?.image).toEqual(expected)
  })

  it.each([
    ["a bundle", { bundles: { bundled_by: "cd34" } }],
    ["a composite product", { bundles: [], composites: { composite_parent: "cd34" } }],
    ["a bundle in a composite product", { bundles: { bundled_by: "cd34" }, composites: { composite_parent: "ef56" } }],
  ])("recognises a part of %s by its parent", (_, extensions) => {
    expect(lineOf({ extensions })?.parentKey).toBe("cd34")
  })
})
