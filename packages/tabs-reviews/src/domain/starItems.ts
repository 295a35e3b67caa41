import { type Rating, ratings } from "./rating.ts"

/** One star of the picker. */
export interface StarItem {
  readonly value: number
  readonly label: string
  readonly className: string
  readonly active: boolean
  readonly checked: boolean
  readonly tabIndex: number
}

/** The label of the star number `n`: the shop's own text, lowest first, or the platform's. Source: catalogue-and-cart §10.2. */
export function formatStarLabel(n: number, labels: readonly string[] | null): string {
  return labels?.[n - 1] || `${n} of 5 stars`
}

/** The five stars; the only tab stop is the chosen one, or without a choice the first. Source: catalogue-and-cart §10.2. */
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
