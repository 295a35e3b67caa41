import { describe, expect, it } from "vitest"
import { addVariationPictures, groupVariationParents } from "./addVariationPictures.ts"
import { parseProducts, type Product } from "./parseProduct.ts"

/** Products with as many variations each, numbered 100, 101, …. */
function createProducts(...counts: readonly number[]): readonly Product[] {
  return parseProducts(
    counts.map((count, index) => ({
      id: index + 1,
      name: `Product ${String(index)}`,
      variations: [...Array(count).keys()].map((each) => ({ id: 100 + each, attributes: [] })),
    })),
  )
}

describe("groupVariationParents", () => {
  it.each<[number[], number[][]]>([
    [[], []],
    [[0, 0], []],
    [[3, 0, 4], [[1, 3]]],
    [
      [60, 40, 1],
      [[1, 2], [3]],
    ],
    [
      [1, 150, 1],
      [[1], [2], [3]],
    ],
  ])("of products with %j variations", (counts, expected) => {
    expect(groupVariationParents(createProducts(...counts))).toEqual(expected)
  })
})

it("adds the picture of each variation, and none to one that isn't known", () => {
  const known = parseProducts([{ id: 101, name: "Red", images: [{ thumbnail: "/red.avif" }] }])
  const [product] = addVariationPictures(createProducts(2), known)
  expect(product?.variations.map(({ image }) => image)).toEqual([{ src: "" }, { src: "/red.avif" }])
})
