import { parseHostFlag } from "./parseHostFlag.ts"
import { readMember } from "./readMember.ts"

/** The members of `wc_single_product_params` that concern reviews. `ratingLabels` are five texts, worst first, or `null`. */
export interface RatingParams {
  readonly ratingRequired: boolean
  readonly ratingMessage: string
  readonly ratingLabels: readonly string[] | null
}

/** Parses the reviews' members of `wc_single_product_params`, by the rules of `parseGalleryParams`. Source: catalogue-and-cart §2.1. */
export function parseRatingParams(raw: unknown): RatingParams {
  return {
    ratingRequired: parseHostFlag(readMember(raw, ["review_rating_required"])),
    ratingMessage: readParamText(raw, "i18n_required_rating_text", "Please select a rating"),
    ratingLabels: parseRatingLabels(readMember(raw, ["i18n_rating_options"])),
  }
}

/** Reads a text of the platform's parameters; `fallback` where it is missing or blank. */
export function readParamText(raw: unknown, name: string, fallback: string): string {
  const text = readMember(raw, [name])
  return typeof text === "string" && text.trim() !== "" ? text : fallback
}

function parseRatingLabels(raw: unknown): string[] | null {
  if (!Array.isArray(raw) || raw.length !== 5) return null
  const labels = raw.filter((label) => typeof label === "string")
  return labels.length === 5 ? labels : null
}
