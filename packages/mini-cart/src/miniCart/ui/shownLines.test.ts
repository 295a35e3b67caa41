import type { CartLine } from "@ringside/cart/domain"
import { describe, expect, it } from "vitest"
import { isPending, reduceShownLines, type ShownLine } from "./shownLines.ts"

const line = (key: string, productId = 1): CartLine => ({
  key,
  productId,
  sku: "",
  name: key,
  quantity: 1,
  limits: { min: 1, max: null, step: 1, isEditable: true },
  variation: [],
  itemData: [],
  permalink: null,
  image: null,
  unitPrice: { amountMinor: 100, currency: "EUR" },
  regularUnitPrice: null,
  lineTotal: { amountMinor: 100, currency: "EUR" },
  isSoldIndividually: false,
  lowStockLeft: null,
  isOnBackorder: false,
  isConfigured: false,
  parentKey: null,
  isRemovable: true,
  isHiddenInBasket: false,
  isHiddenInSummary: false,
})
const picture = (shown: readonly ShownLine[]) => shown.map(({ id, isNew }) => (isNew ? `${id} new` : id))

/** The pictures that follow from one another, the first of a list that just came into view. */
function follow(...steps: readonly (readonly CartLine[])[]) {
  let shown: readonly ShownLine[] | null = null
  return steps.map((lines) => picture((shown = reduceShownLines(shown, lines))))
}

describe("reduceShownLines", () => {
  it("takes nothing for new when the list comes into view", () => {
    expect(follow([line("a"), line("b")])).toEqual([["a", "b"]])
  })

  it("marks a line that came, also in an empty list", () => {
    expect(follow([], [line("a")], [line("a"), line("b")])).toEqual([[], ["a new"], ["a new", "b new"]])
  })

  it("takes the line that the server names for the one that stood there before", () => {
    expect(follow([line("a")], [line("a"), line("pending:7", 7)], [line("a"), line("k", 7)], [line("k", 7)])).toEqual([
      ["a"],
      ["a", "pending:7 new"],
      ["a", "pending:7 new"],
      ["pending:7 new"],
    ])
  })

  it("keeps a line apart from another of the same product", () => {
    expect(follow([line("a", 7)], [line("a", 7), line("b", 7)])).toEqual([["a"], ["a", "b new"]])
  })

  it("forgets lines that went", () => {
    expect(follow([line("a"), line("b")], [line("b")], [line("a"), line("b")])).toEqual([
      ["a", "b"],
      ["b"],
      ["a new", "b"],
    ])
  })
})

it.each([
  ["pending:7", 7, true],
  ["pending:7", 8, false],
  ["ab12", 7, false],
])("isPending: key %j of product %j: %j", (key, productId, expected) => {
  expect(isPending(line(key, productId))).toBe(expected)
})
