/** The text arguments of the functions for tabs and reviews, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  createStarItems: (text) => [[0, [text, text, text, text, text]]],
  formatStarLabel: (text) => [[1, [text]]],
  isReviewsHash: (text) => [[text], [`#${text}`]],
  parsePanels: (text) => [[text]],
  parseProductTexts: (text) => [
    [{ name: text, description: text, attributes: [{ name: text, terms: [{ name: text }] }], review_count: text }],
  ],
  parseRating: (text) => [[text]],
  parseRatingSummary: (text) => [
    [{ average: text, count: null, stars: text }],
    [{ average: `1${text}`, count: 1, stars: null }],
  ],
  parseReplyLink: (text) => [[{ belowelement: text, commentid: text, respondelement: text, postid: text }]],
  parseReviewedProduct: (text) => [[{ name: text, permalink: text, average_rating: text, review_count: text }]],
  parseStoreReviews: (text) => [[[{ id: 1, reviewer: text, review: text, date_created: text, rating: text }]]],
  parseStarCounts: (text) => [[text]],
  parseStructuredRating: (text) => [[{ "@type": text, aggregateRating: { ratingValue: text } }]],
  parseTabKey: (text) => [[text], [`${text}_tab`], [`a_tab${text}`]],
  selectInitialTab: (text) => [[{ hash: text, url: text, keys: [text] }]],
  selectStarForKey: (text) => [[text, 1]],
  selectTabIndexForKey: (text) => [[text, 0, 3]],
  validateReview: (text) => [[{ hasRatingField: true, required: true, rating: text, message: text }]],
}

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  parseReplyLink: [[{ belowelement: "a", commentid: "1", respondelement: "b", postid: "2", replyto: "c" }]],
  selectTabIndexForKey: [["ArrowRight", 0, 2, { rtl: true, orientation: "vertical" }]],
}
