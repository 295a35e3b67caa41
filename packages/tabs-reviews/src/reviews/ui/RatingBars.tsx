import { usePage, useTranslate } from "@ringside/ui"
import { ratingMessages } from "../../messages.ts"

/** How ratings are spread, a bar for each number of stars. `counts` are from five stars to one. */
export function RatingBars({ counts }: { readonly counts: readonly number[] }) {
  const { locale } = usePage().config
  const translate = useTranslate("tabs-reviews", ratingMessages)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="ringside-ratings-bars" role="list">
      {counts.map((count, index) => {
        const value = counts.length - index
        const figure = count.toLocaleString(locale)
        return (
          <li key={value}>
            <span className="ringside-spoken">
              {translate(value === 1 ? "barOfOne" : "bar", { value, count, figure })}
            </span>
            <span aria-hidden="true">{value} ★</span>
            <span className="ringside-ratings-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(count / Math.max(total, 1)) * 100}%` }} />
            </span>
            <span aria-hidden="true">{figure}</span>
          </li>
        )
      })}
    </ul>
  )
}
