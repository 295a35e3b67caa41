import { nullPrototype } from "@ringside/core/domain"
import { useTranslate } from "@ringside/ui"
import { ReadFailure } from "@ringside/ui/read"
import { useId, useLayoutEffect, useRef } from "react"
import { parseRatingSummary, type RatingWords, type ReviewedProduct } from "../../domain/index.ts"
import { drawnReviewMessages } from "../../messages.ts"
import { Reviews } from "../ui/Reviews.tsx"
import { LoadingReviews } from "./LoadingReviews.tsx"
import { ReviewForm } from "./ReviewForm.tsx"
import { ReviewItem } from "./ReviewItem.tsx"
import type { ReviewPlace } from "./readReviewPlace.ts"
import { type ReviewList, useReviews } from "./useReviews.ts"
import "./drawnReviews.css"

interface ProductReviewsProps {
  readonly productId: number
  /** The page's texts about the rating; the shop fills in the rest. */
  readonly words: RatingWords
  /** Where a review is written; null draws neither form nor link. */
  readonly place: ReviewPlace | null
  /** The product, where other content has read it; the reviews are then a part of that, and it stays when they can't be read. */
  readonly product?: ReviewedProduct
}

/**
 * The average, the newest reviews and the form of a product.
 * @throws Error when the page has no Store API and these aren't a part of other content: the server's HTML then stays.
 */
export function ProductReviews({ productId, words, place, product }: ProductReviewsProps) {
  const translate = useTranslate("tabs-reviews", drawnReviewMessages)
  const { state, retry, refresh, ...growth } = useReviews(productId, product)
  switch (state.kind) {
    case "absent":
      if (!product) throw new Error("there is no Store API to read the reviews from, so the hook's own HTML stays.")
      return <ReadFailure message={translate("failed")} retryText={translate("retry")} onRetry={retry} />
    case "loading":
      return <LoadingReviews />
    case "gone":
      return <p className="ringside-reviews-note">{translate("gone")}</p>
    case "failed":
      return (
        <ReadFailure message={state.message ?? translate("failed")} retryText={translate("retry")} onRetry={retry} />
      )
    case "loaded":
      return (
        <div className="ringside-reviews">
          <Summary list={state.value} words={words} />
          <List list={state.value} {...growth} />
          {place?.kind === "form" && <ReviewForm productId={productId} action={place.action} onAccepted={refresh} />}
          {place?.kind === "product-page" && state.value.product.permalink !== null && (
            <a href={`${state.value.product.permalink}#reviews`}>{translate("write")}</a>
          )}
        </div>
      )
  }
}

function Summary({ list, words }: { readonly list: ReviewList; readonly words: RatingWords }) {
  const { average, count } = list.product
  const summary = parseRatingSummary({
    average: words.average ?? average,
    count: words.count ?? count,
    stars: words.stars,
  })
  return summary && summary.count > 0 ? <Reviews options={{ summary, link: null }} /> : null
}

interface ListProps {
  readonly list: ReviewList
  readonly isGrowing: boolean
  readonly canGrow: boolean
  readonly showMore: () => void
}

function List({ list, isGrowing, canGrow, showMore }: ListProps) {
  const id = useId()
  const translate = useTranslate("tabs-reviews", drawnReviewMessages)
  const { reviews, total, product, hasFailed } = list
  const { items, button, press } = useFocusOnNew(reviews.length, showMore)
  if (reviews.length === 0) return <p className="ringside-reviews-note">{translate("noReviews")}</p>
  return (
    <section aria-labelledby={id} aria-busy={isGrowing || undefined}>
      <h3 id={id} className="ringside-review-title">
        {translate("title", { count: total, name: product.name })}
      </h3>
      <ol ref={items} className="ringside-reviews-list" role="list">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      {hasFailed && (
        <p className="ringside-review-problem" role="alert">
          {translate("moreFailed")}
        </p>
      )}
      {total > reviews.length && canGrow && (
        <button
          ref={button}
          type="button"
          className="ringside-button"
          aria-disabled={isGrowing || undefined}
          onClick={isGrowing ? undefined : press}
        >
          {translate("more")}
        </button>
      )}
      {total > reviews.length && !canGrow && product.permalink !== null && (
        <a href={product.permalink}>{translate("all", { count: total })}</a>
      )}
    </section>
  )
}

/**
 * Moves the focus from the button for more reviews to the first new one: the button then stands below them all, or is gone. A focus that the
 * shopper has moved on stays.
 */
function useFocusOnNew(count: number, showMore: () => void) {
  const items = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const countAtPress = useRef<number | null>(null)
  useLayoutEffect(() => {
    const before = countAtPress.current
    if (before === null || count <= before) return
    countAtPress.current = null
    const first = items.current?.querySelectorAll<HTMLElement>(":scope > li").item(before)
    if (!first) return
    const { activeElement, body } = first.ownerDocument
    if (activeElement && activeElement !== body && activeElement !== button.current) return
    first.tabIndex = -1
    first.focus(nullPrototype({ preventScroll: true }))
  }, [count])
  const press = () => {
    countAtPress.current = count
    showMore()
  }
  return { items, button, press }
}
