import { describe, expect, it } from "vitest"
import { parseReviewedProduct, parseStoreReviews } from "./parseStoreReviews.ts"

const review = {
  ...{ id: 7, reviewer: "Ana &amp; Jo", review: "<p>Good.</p>", rating: 4 },
  ...{ date_created: "2026-03-14T10:00:00", verified: true },
}

describe("parseStoreReviews", () => {
  it("reads a review, with its name as plain text and the day of the shop's calendar", () => {
    expect(parseStoreReviews([review])).toEqual([
      { id: 7, author: "Ana & Jo", rating: 4, day: "2026-03-14", html: "<p>Good.</p>", isVerified: true },
    ])
  })

  it("leaves out what is no review, and reads one without rating and date", () => {
    expect(
      parseStoreReviews([null, {}, { ...review, rating: null, date_created: null, verified: "yes" }]),
    ).toMatchObject([{ rating: 0, day: null, isVerified: false }])
  })

  it("is null for no list", () => expect(parseStoreReviews({ code: "rest_no_route" })).toBeNull())
})

describe("parseReviewedProduct", () => {
  it("reads name, address and average", () => {
    const raw = { name: "Lince", permalink: "/lince/", average_rating: "4.50", review_count: 2 }
    expect(parseReviewedProduct(raw)).toEqual({ name: "Lince", permalink: "/lince/", average: "4.50", count: 2 })
  })

  it("has no average without reviews, and no unsafe address", () => {
    const raw = { name: "Lince", permalink: "javascript:x", average_rating: "0", review_count: 0 }
    expect(parseReviewedProduct(raw)).toEqual({ name: "Lince", permalink: null, average: null, count: 0 })
  })

  it("is null without a name", () => expect(parseReviewedProduct({ id: 3 })).toBeNull())
})
