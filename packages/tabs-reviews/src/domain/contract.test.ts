import { expect, test } from "vitest"
import * as domain from "./index.ts"

type Rating = 0 | 1 | 2 | 3 | 4 | 5
type Star = Readonly<
  Record<"label" | "className", string> & Record<"value" | "tabIndex", number> & Record<"active" | "checked", boolean>
>
type ReplyLink = Readonly<Record<"belowElement" | "parentId" | "respondElement" | "postId" | "replyTo", string>>
type Review = { hasRatingField: boolean; required: boolean; rating: unknown; message: string }

/** Every function that the contract lists under tabs-reviews (catalogue-and-cart §15); the compiler compares the signatures. */
const listed = {
  selectInitialTab: domain.selectInitialTab satisfies (place: {
    hash: string
    url: string
    keys: string[]
  }) => string | null,
  selectTabIndexForKey: domain.selectTabIndexForKey satisfies (
    key: string,
    index: number,
    count: number,
    direction: { rtl?: boolean; orientation?: "horizontal" | "vertical" },
  ) => number | null,
  parseTabKey: domain.parseTabKey satisfies (liClass: string) => string | null,
  formatStarLabel: domain.formatStarLabel satisfies (n: number, labels: string[] | null) => string,
  parseRating: domain.parseRating satisfies (v: unknown) => Rating,
  createStarItems: domain.createStarItems satisfies (rating: Rating, labels: string[] | null) => Star[],
  selectStarForKey: domain.selectStarForKey satisfies (key: string, focused: number) => number | null,
  validateReview: domain.validateReview satisfies (review: Review) => { ok: true } | { ok: false; message: string },
  parseReplyLink: domain.parseReplyLink satisfies (
    dataset: Readonly<Record<string, string | undefined>> | null,
  ) => ReplyLink | null,
}

test.each(Object.entries(listed))("exports %s", (name, member) => {
  expect([name, typeof member]).toEqual([name, "function"])
})
