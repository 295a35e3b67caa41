import { describe, expect, it } from "vitest"
import {
  createAnalyticsEvent,
  createAnalyticsItem,
  createProductViewedEvent,
  parseProductData,
  selectProductVariant,
  shouldEmitPurchase,
} from "./index.ts"

const raw = {
  productID: 12,
  title: "Guardia",
  status: null,
  description: "<b>x</b>",
  currency: "EUR",
  tags: ["a", 5],
  images: [{ imageID: 1 }],
  variants: {
    13: {
      variantID: 13,
      title: "Rojo",
      status: "inStock",
      price: "4998.4",
      imageID: 3,
      imageUrl: "/a.avif",
      oldPrice: 5998,
    },
    14: { title: "Azul", price: "x" },
  },
  productUrl: "/p/",
}

describe("product data", () => {
  const product = parseProductData(raw)

  it("are read with defaults for what is missing", () => {
    expect(product).toEqual({
      productID: "12",
      title: "Guardia",
      status: null,
      description: "<b>x</b>",
      currency: "EUR",
      tags: ["a"],
      images: [{ imageID: 1 }],
      variants: {
        13: {
          variantID: "13",
          title: "Rojo",
          status: "inStock",
          price: 4998,
          imageID: "3",
          imageUrl: "/a.avif",
          oldPrice: 5998,
        },
        14: { variantID: "14", title: "Azul", status: null, price: 0, imageID: "", imageUrl: "" },
      },
      productUrl: "/p/",
      categoryIDs: [],
      createdAt: null,
      updatedAt: null,
      published: false,
    })
    expect(Object.keys(parseProductData({ ...raw, variants: [{ variantID: 9 }, {}] })?.variants ?? {})).toEqual(["9"])
  })

  it.each(["productID", "title", "currency", "productUrl", "variants"])("are none without %s", (name) => {
    expect(parseProductData({ ...raw, [name]: undefined })).toBeNull()
  })

  it.each([
    ["14", "13", "14"],
    ["0", 14, "14"],
    ["99", null, "13"],
    ["__proto__", "constructor", "13"],
  ])("choose a variant by %j and %j", (variationId, fallback, expected) => {
    expect(selectProductVariant(product, variationId, fallback)).toBe(expected)
  })

  it("make the event", () => {
    expect(createProductViewedEvent(product, "13")).toEqual([
      "track",
      "$productViewed",
      {
        $productID: "12",
        $variantID: "13",
        $currency: "EUR",
        $price: 4998,
        $title: "Guardia",
        $description: "<b>x</b>",
        $imageUrl: "/a.avif",
        $productUrl: "/p/",
        $oldPrice: 5998,
      },
    ])
    expect(createProductViewedEvent(product, "14")?.[2]).not.toHaveProperty("$oldPrice")
    expect(createProductViewedEvent(product, "toString")).toBeNull()
    expect(createProductViewedEvent(null, "13")).toBeNull()
  })
})

const item = {
  id: 13,
  sku: "G-1",
  name: "Guardia &amp; guantes",
  quantity: 3,
  categories: ["a", { name: "b" }, "c", "d", "e", "f"],
  variation: [
    { attribute: "Color", value: "Red" },
    { attribute: "Size", value: "L" },
    { attribute: "X", value: "" },
  ],
  prices: { price: "433", currency_code: "EUR", currency_minor_unit: 2 },
}
const cart = {
  items: [item],
  coupons: [{ code: "A" }, { code: "B" }],
  totals: { total_price: "1299", total_tax: "225", total_shipping: "0", currency_code: "EUR", currency_minor_unit: 2 },
}
const analyticsItem = {
  item_id: "G-1",
  item_name: "Guardia & guantes",
  item_category: "a",
  item_category2: "b",
  item_category3: "c",
  item_category4: "d",
  item_category5: "e",
  item_variant: "Red, L",
  price: 4.33,
  quantity: 3,
}

describe("analytics", () => {
  it("describes items", () => {
    expect(createAnalyticsItem(item)).toEqual(analyticsItem)
    expect(createAnalyticsItem({ id: 5 })).toEqual({ item_id: "5", item_name: "", price: 0, quantity: 1 })
    expect(createAnalyticsItem(null)).toEqual({ item_id: "", item_name: "", price: 0, quantity: 1 })
  })

  it.each(["view_item", "add_to_cart", "remove_from_cart"])("describes %s", (event) => {
    expect(createAnalyticsEvent(event, { item })).toEqual({
      event,
      ecommerce: { currency: "EUR", value: 12.99, items: [analyticsItem] },
    })
  })

  it("describes the checkout's steps", () => {
    const base = { currency: "EUR", value: 12.99, coupon: "A,B", items: [analyticsItem] }
    const createEvent = (event: string, more: object = {}) => createAnalyticsEvent(event, { cart, ...more })
    expect(createEvent("begin_checkout")).toEqual({ event: "begin_checkout", ecommerce: base })
    expect(createEvent("add_shipping_info", { shippingTier: "Correos" })).toEqual({
      event: "add_shipping_info",
      ecommerce: { ...base, shipping_tier: "Correos" },
    })
    expect(createEvent("add_payment_info", { paymentType: "bacs" })).toEqual({
      event: "add_payment_info",
      ecommerce: { ...base, payment_type: "bacs" },
    })
    expect(createEvent("view_cart")).toEqual({
      event: "view_cart",
      ecommerce: { currency: "EUR", value: 12.99, items: [analyticsItem] },
    })
  })

  it("describes lists and the purchase", () => {
    expect(createAnalyticsEvent("view_item_list", { items: [item], listName: "Tienda" })).toEqual({
      event: "view_item_list",
      ecommerce: { item_list_name: "Tienda", items: [analyticsItem] },
    })
    expect(createAnalyticsEvent("purchase", { order: { id: 7, ...cart } })).toEqual({
      event: "purchase",
      ecommerce: {
        transaction_id: "7",
        currency: "EUR",
        value: 12.99,
        tax: 2.25,
        shipping: 0,
        coupon: "A,B",
        items: [analyticsItem],
      },
    })
  })

  it("counts in currencies without decimals and with three", () => {
    const value = (price: string, currency_minor_unit: number) =>
      createAnalyticsEvent("view_item", { item: { prices: { price, currency_code: "X", currency_minor_unit } } })
    expect(value("500", 0)).toMatchObject({ ecommerce: { value: 500 } })
    expect(value("1234", 3)).toMatchObject({ ecommerce: { value: 1.234 } })
  })

  it.each([
    ["view_item", null],
    ["view_item", {}],
    ["purchase", { order: {} }],
    ["begin_checkout", { cart: 5 }],
    ["select_item", { items: 5 }],
    ["toString", { item }],
    ["other", { item }],
  ])("creates no %s from %j", (name, data) => {
    expect(createAnalyticsEvent(name, data)).toBeNull()
  })

  it.each([
    [7, null, true],
    [7, "1", false],
    [7, ["6"], true],
    [7, ["6", 7], false],
    ["", null, false],
    [null, null, false],
  ])("order %j with %j sent: %j", (id, sent, isDue) => {
    expect(shouldEmitPurchase(id, sent)).toBe(isDue)
  })
})
