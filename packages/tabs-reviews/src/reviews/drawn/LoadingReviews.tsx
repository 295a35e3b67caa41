import { Skeleton, useTranslate } from "@ringside/ui"
import { drawnReviewMessages } from "../../messages.ts"
import "./drawnReviews.css"

/** Three reviews of most reviews' size. */
export function LoadingReviews() {
  const translate = useTranslate("tabs-reviews", drawnReviewMessages)
  return (
    <div className="ringside-reviews" aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      <div className="ringside-reviews-list" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <div key={each} className="ringside-review">
            <p className="ringside-review-head">
              <Skeleton>Ana María ★★★★★</Skeleton>
            </p>
            <p>
              <Skeleton>Una figura preciosa, y el embalaje también.</Skeleton>
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
