import { expect, it } from "vitest"
import { type Cart, type CartLine, createEmptyCart } from "./cart.ts"
import { selectAddedLine } from "./selectAddedLine.ts"

const money = { amountMinor: 100, currency: "EUR" }

function createLine(line: Partial<CartLine> & Pick<CartLine, "key" | "productId">): CartLine {
  return {
    sku: "",
    name: "",
    quantity: 1,
    limits: { min: 1, max: null, step: 1, isEditable: true },
    variation: [],
    itemData: [],
    permalink: null,
    image: null,
    unitPrice: money,
    regularUnitPrice: null,
    lineTotal: money,
    isSoldIndividually: false,
    lowStockLeft: null,
    isOnBackorder: false,
    isConfigured: false,
    parentKey: null,
    isRemovable: true,
    isHiddenInBasket: false,
    isHiddenInSummary: false,
    ...line,
  }
}

const cartOf = (...lines: readonly CartLine[]): Cart => ({ ...createEmptyCart("EUR", null), lines })

const glove = createLine({ key: "a", productId: 11 })
const wrap = createLine({ key: "b", productId: 12 })
const redShirt = createLine({ key: "c", productId: 31, variation: [{ attribute: "Colour", value: "Red" }] })

it.each([
  ["a new line", { before: cartOf(glove), after: cartOf(glove, wrap), productId: 12 }, "b"],
  [
    "a raised line",
    { before: cartOf(glove, wrap), after: cartOf({ ...glove, quantity: 3 }, wrap), productId: 11 },
    "a",
  ],
  ["a variation's line by its product", { before: cartOf(glove), after: cartOf(glove, redShirt), productId: 30 }, "c"],
  ["the product's line in an unknown basket", { before: null, after: cartOf(glove, wrap), productId: 12 }, "b"],
  ["the only line", { before: null, after: cartOf(redShirt), productId: 30 }, "c"],
  [
    "the product's line where another tab has added, too",
    { before: cartOf(), after: cartOf(glove, redShirt), productId: 11 },
    "a",
  ],
  [
    "a bundle, and not its items",
    {
      before: cartOf(),
      after: cartOf(createLine({ key: "set", productId: 40 }), { ...glove, parentKey: "set" }),
      productId: 40,
    },
    "set",
  ],
])("selects %s", (_case, input, key) => {
  expect(selectAddedLine(input)?.key).toBe(key)
})

it.each([
  ["nothing has grown", { before: cartOf(glove), after: cartOf(glove), productId: 11 }],
  ["two lines of the product have", { before: null, after: cartOf(glove, { ...glove, key: "z" }), productId: 11 }],
  ["the variation isn't known among several lines", { before: null, after: cartOf(glove, redShirt), productId: 30 }],
  ["the basket is empty", { before: null, after: cartOf(), productId: 11 }],
])("selects none where %s", (_case, input) => {
  expect(selectAddedLine(input)).toBeNull()
})
