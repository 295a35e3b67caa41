import { nullPrototype } from "@ringside/core/domain"
import { type RootProps, Stars, usePage, useTranslate } from "@ringside/ui"
import { ratingMessages } from "../../messages.ts"
import type { ReviewsOptions } from "../readReviews.ts"
import { noRating } from "../readSummary.ts"
import { RatingBars } from "./RatingBars.tsx"
import "./ratings.css"

/**
 * How a product is rated: the average, and how the ratings are spread.
 * @throws Error when nobody says it: the server's HTML then stays.
 */
export function Reviews({ options: { summary } }: Pick<RootProps<ReviewsOptions>, "options">) {
  const { locale } = usePage().config
  const translate = useTranslate("tabs-reviews", ratingMessages)
  if (!summary) throw new Error(noRating)
  const { average, count, counts } = summary
  if (count === 0) return <p className="ringside-ratings">{translate("none")}</p>
  const figure = new Intl.NumberFormat(locale, nullPrototype({ minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  return (
    <div className="ringside-ratings">
      <p className="ringside-ratings-average">
        <strong aria-hidden="true">{figure.format(average)}</strong>
        <Stars value={average} />
        <span>{translate("count", { count, figure: count.toLocaleString(locale) })}</span>
      </p>
      {counts && <RatingBars counts={counts} />}
    </div>
  )
}
