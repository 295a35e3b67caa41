export {
  parsePanels,
  parseProductTexts,
  type ProductPanel,
  productPanels,
  type ProductTexts,
} from "./parseProductTexts.ts"
export { parseReplyLink, type ReplyLink } from "./parseReplyLink.ts"
export { parseReviewedProduct, parseStoreReviews, type ReviewedProduct, type StoreReview } from "./parseStoreReviews.ts"
export { parseTabKey } from "./parseTabKey.ts"
export { parseRating, type Rating, ratings } from "./rating.ts"
export {
  parseRatingSummary,
  parseStarCounts,
  parseStructuredRating,
  type RatingSummary,
  type RatingWords,
} from "./ratingSummary.ts"
export { isReviewsHash, selectInitialTab } from "./selectInitialTab.ts"
export { selectStarForKey } from "./selectStarForKey.ts"
export { selectTabIndexForKey } from "./selectTabIndexForKey.ts"
export { createStarItems, formatStarLabel, type StarItem } from "./starItems.ts"
export { validateReview } from "./validateReview.ts"
