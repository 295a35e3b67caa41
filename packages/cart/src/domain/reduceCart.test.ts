import { describe, expect, it } from "vitest"
import { type Cart, type CartLine, createEmptyCart } from "./cart.ts"
import { reduceCart } from "./reduceCart.ts"

const format = { prefix: "", suffix: " €", decimalSeparator: ",", thousandSeparator: ".", minorUnit: 2 }
const euros = (amountMinor: number) => ({ amountMinor, currency: "EUR" })
const glove = createLine("glove", { productId: 12, quantity: 2, unitPrice: euros(1999), lineTotal: euros(3998) })
const belt = createLine("belt", {
  productId: 13,
  isSoldIndividually: true,
  unitPrice: euros(4400),
  lineTotal: euros(4400),
})
const cart: Cart = {
  ...createEmptyCart("EUR", format),
  lines: [glove, belt],
  itemsCount: 3,
  needsShipping: true,
  totals: {
    items: euros(8398),
    shipping: euros(495),
    tax: euros(1543),
    discount: euros(100),
    total: euros(8793),
    isWithTax: true,
    format,
  },
}

function createLine(key: string, change: Partial<CartLine>): CartLine {
  return {
    key,
    productId: 1,
    sku: "",
    name: key,
    quantity: 1,
    limits: { min: 1, max: null, step: 1, isEditable: true },
    variation: [],
    itemData: [],
    permalink: null,
    image: null,
    unitPrice: euros(0),
    regularUnitPrice: null,
    lineTotal: euros(0),
    isSoldIndividually: false,
    lowStockLeft: null,
    isOnBackorder: false,
    isConfigured: false,
    parentKey: null,
    isRemovable: true,
    isHiddenInBasket: false,
    isHiddenInSummary: false,
    ...change,
  }
}

/** Returns the visible content of a cart: each line's quantity and sum, the count, and the sums that move. */
function show({ lines, itemsCount, totals }: Cart) {
  return {
    lines: lines.map(({ key, quantity, lineTotal }) => [key, quantity, lineTotal.amountMinor]),
    itemsCount,
    items: totals.items.amountMinor,
    total: totals.total.amountMinor,
  }
}

describe("createEmptyCart", () => {
  it("is empty, in the shop's currency", () => {
    const nothing = euros(0)
    expect(createEmptyCart("EUR", format)).toEqual({
      lines: [],
      itemsCount: 0,
      needsShipping: false,
      totals: {
        items: nothing,
        shipping: null,
        tax: nothing,
        discount: nothing,
        total: nothing,
        isWithTax: false,
        format,
      },
      errors: [],
    })
  })
})

describe("reduceCart", () => {
  it("changes a line, the count and the sums by the requested quantity", () => {
    const asked = reduceCart(cart, { type: "line-quantity-asked", key: "glove", quantity: 5 })
    expect(show(asked)).toEqual({
      lines: [
        ["glove", 5, 9995],
        ["belt", 1, 4400],
      ],
      itemsCount: 6,
      items: 14395,
      total: 14790,
    })
    expect(asked.totals).toMatchObject({ shipping: euros(495), tax: euros(1543), discount: euros(100) })
  })

  it.each([
    ["a line", { type: "line-removed" as const, key: "glove" }],
    ["a line that is asked down to 0", { type: "line-quantity-asked" as const, key: "glove", quantity: 0 }],
  ])("removes %s", (_, action) => {
    expect(show(reduceCart(cart, action))).toEqual({
      lines: [["belt", 1, 4400]],
      itemsCount: 1,
      items: 4400,
      total: 4795,
    })
  })

  it("removes a bundle with its parts", () => {
    const part = createLine("part", { parentKey: "belt", lineTotal: euros(100) })
    const bundle = { ...cart, lines: [glove, belt, part], itemsCount: 4 }
    expect(show(reduceCart(bundle, { type: "line-removed", key: "belt" })).lines).toEqual([["glove", 2, 3998]])
  })

  describe("of a bundle whose total may be that of its parts", () => {
    const part = createLine("part", { parentKey: "belt", lineTotal: euros(4400) })
    const inner = createLine("inner", { parentKey: "part", lineTotal: euros(4400) })
    const bundle = { ...cart, lines: [belt, part, inner], itemsCount: 3 }
    const sums = { items: 8398, total: 8793 }

    it("removes the parts of its parts, too, and leaves the sums to the shop", () => {
      const removed = reduceCart(bundle, { type: "line-removed", key: "belt" })
      expect(show(removed)).toEqual({ lines: [], itemsCount: 0, ...sums })
    })

    it("changes the quantity, and leaves all sums to the shop", () => {
      const asked = reduceCart(bundle, { type: "line-quantity-asked", key: "belt", quantity: 3 })
      expect(show(asked)).toMatchObject({ itemsCount: 5, ...sums })
      expect(show(asked).lines[0]).toEqual(["belt", 3, 4400])
    })
  })

  it("adds to the line of the same product", () => {
    const added = reduceCart(cart, { type: "line-added", productId: 12, quantity: 3 })
    expect(show(added)).toMatchObject({ itemsCount: 6, items: 14395, total: 14790 })
    expect(added.lines).toHaveLength(2)
  })

  it("shows a new product by what the page says of it, and doesn't let it be changed yet", () => {
    const preview = { name: "Protector", unitPrice: euros(1250), permalink: "/p/" }
    const added = reduceCart(cart, { type: "line-added", productId: 99, quantity: 2, preview })
    expect(show(added)).toMatchObject({ itemsCount: 5, items: 10898, total: 11293 })
    expect(added.lines[2]).toEqual(
      createLine("pending:99", {
        ...preview,
        productId: 99,
        quantity: 2,
        lineTotal: euros(2500),
        limits: { min: 1, max: null, step: 1, isEditable: false },
      }),
    )
  })

  it.each([
    ["without a preview", undefined],
    ["with a price in another currency", { name: "Protector", unitPrice: { amountMinor: 1250, currency: "USD" } }],
  ])("only counts a new product %s", (_, preview) => {
    const action = { type: "line-added" as const, productId: 99, quantity: 2 }
    expect(show(reduceCart(cart, preview ? { ...action, preview } : action))).toEqual({ ...show(cart), itemsCount: 5 })
  })

  it("doesn't treat a bundle's part as the product itself", () => {
    const part = createLine("part", { productId: 99, parentKey: "belt" })
    const bundle = { ...cart, lines: [glove, belt, part] }
    expect(reduceCart(bundle, { type: "line-added", productId: 99, quantity: 1 }).lines).toEqual(bundle.lines)
  })

  it.each([
    ["an unknown line", { type: "line-quantity-asked" as const, key: "sock", quantity: 2 }],
    ["an unknown line down to 0", { type: "line-quantity-asked" as const, key: "sock", quantity: 0 }],
    ["the quantity that is there", { type: "line-quantity-asked" as const, key: "glove", quantity: 2 }],
    ["less than nothing", { type: "line-quantity-asked" as const, key: "glove", quantity: -1 }],
    ["no number", { type: "line-quantity-asked" as const, key: "glove", quantity: NaN }],
    ["a removal of an unknown line", { type: "line-removed" as const, key: "sock" }],
    ["a second one of what is sold alone", { type: "line-added" as const, productId: 13, quantity: 1 }],
    ["none more", { type: "line-added" as const, productId: 12, quantity: 0 }],
    ["without end", { type: "line-added" as const, productId: 12, quantity: Infinity }],
  ])("doesn't change for %s", (_, action) => {
    expect(reduceCart(cart, action)).toBe(cart)
  })

  it("keeps whole minor units where parts of a unit are sold", () => {
    const action = { type: "line-quantity-asked" as const, key: "glove", quantity: 0.5 }
    expect(show(reduceCart(cart, action))).toMatchObject({
      lines: [
        ["glove", 0.5, 1000],
        ["belt", 1, 4400],
      ],
      items: 5400,
    })
  })

  it("returns to its first state after opposite steps", () => {
    const there = reduceCart(cart, { type: "line-quantity-asked", key: "glove", quantity: 7 })
    expect(reduceCart(there, { type: "line-quantity-asked", key: "glove", quantity: 2 })).toEqual(cart)
  })
})
