import { nullPrototype } from "@ringside/core/domain"
import { Stars, usePage, useShopLanguage, useTranslate } from "@ringside/ui"
import type { StoreReview } from "../../domain/index.ts"
import { ServerHtml } from "../../drawn/ServerHtml.tsx"
import { drawnReviewMessages } from "../../messages.ts"

/** One review: who has written it, when, and how many stars they gave. */
export function ReviewItem({ review }: { readonly review: StoreReview }) {
  const translate = useTranslate("tabs-reviews", drawnReviewMessages)
  const shopLanguage = useShopLanguage("tabs-reviews", drawnReviewMessages)
  const { author, rating, day, html, isVerified } = review
  return (
    <li className="ringside-review">
      <p className="ringside-review-head">
        <strong>{author || translate("anonymous")}</strong>
        {rating > 0 && <Stars value={rating} />}
        {day !== null && <ReviewDay day={day} />}
        {isVerified && <span className="ringside-review-verified">{translate("verified")}</span>}
      </p>
      <div lang={shopLanguage}>
        <ServerHtml html={html} kind="message" className="ringside-review-text" />
      </div>
    </li>
  )
}

/** A day of the shop's own calendar, which is the same for readers in other zones. */
function ReviewDay({ day }: { readonly day: string }) {
  const { locale } = usePage().config
  const format = new Intl.DateTimeFormat(locale, nullPrototype({ dateStyle: "long", timeZone: "UTC" }))
  const time = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(time.getTime())) return null
  return (
    <time className="ringside-review-day" dateTime={day}>
      {format.format(time)}
    </time>
  )
}
