/** Stars of a review; 0 when there are none. */
export type Rating = 0 | 1 | 2 | 3 | 4 | 5

/** All ratings, lowest first. */
export const ratings = [1, 2, 3, 4, 5] as const

/** Parses a rating from a field or from data; 0 for an invalid one. Source: catalogue-and-cart §10.2. */
export function parseRating(v: unknown): Rating {
  const text = typeof v === "number" || typeof v === "string" ? String(v).trim() : ""
  return ratings.find((rating) => String(rating) === text) ?? 0
}
