import { type Rating, ratings } from "./rating.ts"

/** One star of the picker, as it is drawn. */
export interface StarItem {
  readonly value: number
  readonly label: string
  readonly className: string
  readonly active: boolean
  readonly checked: boolean
  readonly tabIndex: number
}

/** What the star number `n` is called: the shop's own words, from the worst up, or the platform's. Source: catalogue-and-cart §10.2. */
export function formatStarLabel(n: number, labels: readonly string[] | null): string {
  return labels?.[n - 1] || `${n} of 5 stars`
}

/** The five stars; the chosen one is the only tab stop, or the first when none is. Source: catalogue-and-cart §10.2. */
export function createStarItems(rating: Rating, labels: readonly string[] | null): StarItem[] {
  return ratings.map((value) => ({
    value,
    label: formatStarLabel(value, labels),
    className: `star-${value}`,
    active: value === rating,
    checked: value === rating,
    tabIndex: value === (rating || 1) ? 0 : -1,
  }))
}
