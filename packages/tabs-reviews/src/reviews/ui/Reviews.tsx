import { nullPrototype } from "@ringside/core/domain"
import { Adopt, type RootProps, Stars, usePage, useTranslate } from "@ringside/ui"
import { ratingMessages } from "../../messages.ts"
import type { ReviewsOptions } from "../readReviews.ts"
import { noRating } from "../readSummary.ts"
import { RatingBars } from "./RatingBars.tsx"
import "./ratings.css"

/**
 * How a product is rated: the average, the number of ratings or the hook's own link, and how the ratings are spread.
 * @throws Error when nobody says it: the server's HTML then stays.
 */
export function Reviews({ options: { summary, link } }: Pick<RootProps<ReviewsOptions>, "options">) {
  const { locale } = usePage().config
  const translate = useTranslate("tabs-reviews", ratingMessages)
  if (!summary) throw new Error(noRating)
  const { average, count, counts } = summary
  const ownLink = link && <Adopt node={link} />
  if (count === 0) return <div className="ringside-ratings">{ownLink ?? <p>{translate("none")}</p>}</div>
  const figure = new Intl.NumberFormat(locale, nullPrototype({ minimumFractionDigits: 1, maximumFractionDigits: 1 }))
  return (
    <div className="ringside-ratings">
      <div className="ringside-ratings-average">
        <strong aria-hidden="true">{figure.format(average)}</strong>
        <Stars value={average} />
        {ownLink ?? <span>{translate("count", { count, figure: count.toLocaleString(locale) })}</span>}
      </div>
      {counts && <RatingBars counts={counts} />}
    </div>
  )
}
