import { isRecord, readList } from "@ringside/core/domain"

/** The rating of a product. */
export interface RatingSummary {
  /** Average of the stars, from 0 to 5. */
  readonly average: number
  readonly count: number
  /** The number of ratings with five, four, three, two and one star; `null` when unknown. */
  readonly counts: readonly number[] | null
}

/** A rating as text on the page; `null` for a missing value. */
export interface RatingWords {
  readonly average: string | null
  readonly count: number | null
  /** Five counts, from five stars to one. */
  readonly stars: string | null
}

/** Parses a summary of ratings; missing values are calculated from the counts. `null` when that isn't possible. */
export function parseRatingSummary({ average, count, stars }: RatingWords): RatingSummary | null {
  const counts = parseStarCounts(stars)
  const total = count ?? counts?.reduce((sum, each) => sum + each, 0) ?? null
  const mean = average === null ? counts && averageOf(counts) : parseAverage(average)
  if (total === null || (mean === null && total > 0)) return null
  return { average: total > 0 ? (mean ?? 0) : 0, count: total, counts: total > 0 ? counts : null }
}

/** Five counts, from five stars to one; `null` for anything else. */
export function parseStarCounts(stars: string | null): readonly number[] | null {
  const counts = stars?.trim().split(/[\s,]+/) ?? []
  return counts.length === 5 && counts.every((count) => /^\d{1,9}$/.test(count)) ? counts.map(Number) : null
}

/** The depth to which lists and graphs are searched; pages nest one of each. */
const maxDepth = 8

/**
 * The product's rating in a page's structured data (JSON-LD, parsed); `null` without one. The shop may have a rating, too: if an item with
 * a type has one, only products count; items without a type come last. Ratings of other scales are converted to five stars. Source:
 * schema.org AggregateRating.
 */
export function parseStructuredRating(data: unknown): RatingWords | null {
  const nodes = listNodes(data, maxDepth)
  for (const node of [...nodes.filter(isProduct), ...nodes.filter((node) => node["@type"] === undefined)]) {
    const rating = parseAggregateRating(node.aggregateRating)
    if (rating) return rating
  }
  return null
}

function listNodes(data: unknown, depth: number): readonly Readonly<Record<string, unknown>>[] {
  if (depth === 0) return []
  if (Array.isArray(data)) return readList(data).flatMap((each) => listNodes(each, depth - 1))
  return isRecord(data) ? [data, ...listNodes(data["@graph"], depth - 1)] : []
}

function isProduct({ "@type": type }: Readonly<Record<string, unknown>>): boolean {
  return [type].flat().some((each) => each === "Product" || each === "ProductGroup")
}

function parseAggregateRating(rating: unknown): RatingWords | null {
  if (!isRecord(rating)) return null
  const value = Number(rating.ratingValue)
  const best = Number(rating.bestRating ?? 5)
  const count = Number(rating.ratingCount ?? rating.reviewCount)
  if (!(value >= 0) || !(best > 0) || !Number.isSafeInteger(count) || count < 0) return null
  return { average: String((value * 5) / best), count, stars: null }
}

function parseAverage(average: string): number | null {
  const value = /^\s*\d+([.,]\d+)?\s*$/.test(average) ? Number(average.replace(",", ".")) : NaN
  return value >= 0 && value <= 5 ? value : null
}

function averageOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, each) => sum + each, 0)
  return total === 0 ? null : counts.reduce((sum, each, index) => sum + each * (5 - index), 0) / total
}
