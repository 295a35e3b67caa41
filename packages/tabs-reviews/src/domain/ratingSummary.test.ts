import { describe, expect, it } from "vitest"
import { parseRatingSummary, parseStarCounts, parseStructuredRating } from "./ratingSummary.ts"

const nothing = { average: null, count: null, stars: null }

describe("parseRatingSummary", () => {
  it.each([
    [
      { average: "4.6", count: 18, stars: "12 4 1 0 1" },
      { average: 4.6, count: 18, counts: [12, 4, 1, 0, 1] },
    ],
    [{ stars: "2 1 0 0 1" }, { average: 3.75, count: 4, counts: [2, 1, 0, 0, 1] }],
    [
      { average: "4,6", count: 3 },
      { average: 4.6, count: 3, counts: null },
    ],
    [
      { average: " 5 ", count: 1 },
      { average: 5, count: 1, counts: null },
    ],
    [{ average: "4.6", stars: "x" }, null],
    [{ count: 0 }, { average: 0, count: 0, counts: null }],
    [{ stars: "0 0 0 0 0" }, { average: 0, count: 0, counts: null }],
    [{ count: 3 }, null],
    [{ average: "4.6" }, null],
    [{ average: "5.1", count: 3 }, null],
    [{ average: "-1", count: 3 }, null],
    [{ average: "1e0", count: 3 }, null],
    [{ average: "<b>4</b>", count: 3 }, null],
    [{}, null],
  ])("of %j: %j", (words, expected) => {
    expect(parseRatingSummary({ ...nothing, ...words })).toEqual(expected)
  })
})

describe("parseStarCounts", () => {
  it.each([
    ["1 2 3 4 5", [1, 2, 3, 4, 5]],
    [" 1,2, 3 ,4\n5 ", [1, 2, 3, 4, 5]],
    ["1 2 3 4", null],
    ["1 2 3 4 5 6", null],
    ["1 2 3 4 -5", null],
    ["1 2 3 4 5.5", null],
    ["1 2 3 4 9999999999", null],
    ["", null],
    [null, null],
  ])("of %j: %j", (stars, expected) => {
    expect(parseStarCounts(stars)).toEqual(expected)
  })
})

describe("parseStructuredRating", () => {
  const rating = { "@type": "AggregateRating", ratingValue: "4.6", reviewCount: 12 }
  const other = { ratingValue: 1, reviewCount: 1000 }
  const found = { average: "4.6", count: 12, stars: null }

  it.each([
    [{ "@type": "Product", aggregateRating: rating }, found],
    [{ "@graph": [{ "@type": "WebPage" }, { "@type": "Product", aggregateRating: rating }] }, found],
    [[{}, { aggregateRating: { ...rating, ratingCount: 20 } }], { ...found, count: 20 }],
    [{ aggregateRating: { ...rating, ratingValue: 8, bestRating: "10" } }, { ...found, average: "4" }],
    [{ "@type": "ProductGroup", aggregateRating: rating }, found],
    [{ "@type": ["Thing", "Product"], aggregateRating: rating }, found],
    [{ "@type": "Organization", aggregateRating: rating }, null],
    [{ "@type": ["Thing"], aggregateRating: rating }, null],
    [{ "@type": 7, aggregateRating: rating }, null],
    [
      [
        { "@type": "Store", aggregateRating: other },
        { "@type": "Product", aggregateRating: rating },
      ],
      found,
    ],
    [[{ aggregateRating: other }, { "@graph": [{ "@type": "Product", aggregateRating: rating }] }], found],
    [{ "@type": "Store", aggregateRating: other, "@graph": [{ aggregateRating: rating }] }, found],
    [[{ "@type": "Product" }, { aggregateRating: rating }], found],
    [{ aggregateRating: { ...rating, ratingValue: "good" } }, null],
    [{ aggregateRating: { ...rating, bestRating: 0 } }, null],
    [{ aggregateRating: { ...rating, reviewCount: "many" } }, null],
    [{ aggregateRating: { ...rating, reviewCount: -1 } }, null],
    [{ aggregateRating: { ratingValue: 4 } }, null],
    [{ aggregateRating: "4.6" }, null],
    [{ "@graph": "x" }, null],
    [{}, null],
    [[], null],
    ["4.6", null],
    [null, null],
    [undefined, null],
  ])("of %j: %j", (data, expected) => {
    expect(parseStructuredRating(data)).toEqual(expected)
  })
  it("searches eight levels, and no stack is too small for what lies deeper", () => {
    const product = { "@type": "Product", aggregateRating: rating }
    const nest = (levels: number) =>
      Array.from({ length: levels }).reduce<object>((inner) => ({ "@graph": inner }), product)
    expect(parseStructuredRating(nest(7))).toEqual(found)
    expect(parseStructuredRating(nest(8))).toBeNull()
    expect(parseStructuredRating(nest(80_000))).toBeNull()
    expect(parseStructuredRating(JSON.parse("[".repeat(80_000) + "]".repeat(80_000)))).toBeNull()
  })
})
