import type { Language } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/** A rating in the platform's markup. The stylesheet draws the stars as a mask over the bar. */
export function starRating(rating: number, { texts, language }: Visit): Html {
  const words = texts.reviews.rated(formatRating(rating, language))
  return html`<div class="star-rating" role="img" aria-label="${words}">
    <svg width="100" height="20" viewBox="0 0 100 20" aria-hidden="true" focusable="false">
      <rect width="100" height="20" class="er-stars-off" />
      <rect width="${Math.round(rating * 20)}" height="20" />
    </svg>
    <span class="screen-reader-text">${words}</span>
  </div>`
}

/** Formats a rating with at most one decimal: "4,6" or "5". */
export function formatRating(rating: number, language: Language): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rating)
}
