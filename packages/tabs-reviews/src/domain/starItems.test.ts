import { describe, expect, it } from "vitest"
import { createStarItems, formatStarLabel } from "./starItems.ts"

const spanish = ["1 de 5 estrellas", "2 de 5 estrellas", "3 de 5 estrellas", "4 de 5 estrellas", "5 de 5 estrellas"]

describe("formatStarLabel", () => {
  it.each([
    [1, null, "1 of 5 stars"],
    [5, null, "5 of 5 stars"],
    [3, spanish, "3 de 5 estrellas"],
    [5, ["one"], "5 of 5 stars"],
    [1, [""], "1 of 5 stars"],
  ])("of %i with %j: %s", (n, labels, expected) => {
    expect(formatStarLabel(n, labels)).toBe(expected)
  })
})

describe("createStarItems", () => {
  it("makes the first star the tab stop while none is chosen", () => {
    const items = createStarItems(0, null)
    expect(items.map(({ value, tabIndex, checked }) => [value, tabIndex, checked])).toEqual([
      [1, 0, false],
      [2, -1, false],
      [3, -1, false],
      [4, -1, false],
      [5, -1, false],
    ])
  })

  it.each([1, 3, 5] as const)("marks star %i alone when it is chosen", (rating) => {
    for (const item of createStarItems(rating, null)) {
      const isChosen = item.value === rating
      expect(item).toMatchObject({ active: isChosen, checked: isChosen, tabIndex: isChosen ? 0 : -1 })
    }
  })

  it("has value, label, class and state of a star", () => {
    expect(createStarItems(4, spanish)[3]).toEqual({
      value: 4,
      label: "4 de 5 estrellas",
      className: "star-4",
      active: true,
      checked: true,
      tabIndex: 0,
    })
  })
})
