import { base, type HostileCalls } from "./domains.ts"

const createVariation = (text: string) => ({ attributes: { attribute_size: text }, price_html: text, min_qty: text })

/** The text arguments of add-to-cart's functions, with a hostile text in each place. */
export const addToCartCalls: HostileCalls = {
  createAddToCartFields: (text) => [[{ [text]: text }, null]],
  createVariationRequestFields: (text) => [[{ [text]: text }, "1", text]],
  isAjaxAddButton: (text) => [[{ classes: text, productId: text }]],
  isVariationMatch: (text) => [[{ attribute_size: text }, { attribute_size: text }]],
  isVariationPurchasable: (text) => [[{ is_purchasable: text }]],
  parseVariations: (text) => [[text], [JSON.stringify([{ [text]: text }])]],
  readChosenAttributes: (text) => [[[{ name: text, value: text }]]],
  readVariationText: (text) => [[{ [text]: text }, text]],
  renderVariationTemplate: (text) => [
    [text, {}],
    ["{{ data.variation.price_html }}{{{data.variation.price_html}}}", createVariation(text)],
  ],
  selectAddToCartAlert: (text) => [[["disabled", text], { unavailable: "", makeSelection: "" }]],
  selectAttributeOptions: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectMatchingVariations: (text) => [[[createVariation(text)], { attribute_size: text }]],
  selectSoldOutValues: (text) => [[[createVariation(text)], {}, "attribute_size", [text]]],
  selectSwatchImages: (text) => [[[createVariation(text)], "attribute_size", [text, "b"]]],
  selectVariationImage: (text) => [[{ image: { src: text, full_src: text, src_w: text } }]],
  selectVariationQuantity: (text) => [[text, createVariation(text)]],
  selectVariationResult: (text) => [[[createVariation(text)], { attribute_size: text }]],
}

/** The text arguments of the mini-cart's functions, with a hostile text in each place. */
export const miniCartCalls: HostileCalls = {
  selectAfterAddAction: (text) => [[{ action: text }]],
  selectUndoUrl: (text) => [
    [`/?remove_item=${text}`, base],
    [text, base],
  ],
  selectCartClick: (text) => [[{ place: "mobile", responsiveClick: text, desktopLayout: text }]],
  shouldShowCartWidget: (text) => [[{ hideIfEmpty: true, itemsCookie: text, adding: false }]],
}

/** The text arguments of the functions for tabs and reviews, with a hostile text in each place. */
export const tabsReviewsCalls: HostileCalls = {
  createStarItems: (text) => [[0, [text, text, text, text, text]]],
  formatStarLabel: (text) => [[1, [text]]],
  isReviewsHash: (text) => [[text], [`#${text}`]],
  parseRating: (text) => [[text]],
  parseRatingSummary: (text) => [
    [{ average: text, count: null, stars: text }],
    [{ average: `1${text}`, count: 1, stars: null }],
  ],
  parseReplyLink: (text) => [[{ belowelement: text, commentid: text, respondelement: text, postid: text }]],
  parseStarCounts: (text) => [[text]],
  parseStructuredRating: (text) => [[{ "@type": text, aggregateRating: { ratingValue: text } }]],
  parseTabKey: (text) => [[text], [`${text}_tab`], [`a_tab${text}`]],
  selectInitialTab: (text) => [[{ hash: text, url: text, keys: [text] }]],
  selectStarForKey: (text) => [[text, 1]],
  selectTabIndexForKey: (text) => [[text, 0, 3]],
  validateReview: (text) => [[{ hasRatingField: true, required: true, rating: text, message: text }]],
}

/** The text arguments of the gallery's functions, with a hostile text in each place. */
export const galleryCalls: HostileCalls = {
  parseGalleryItem: (text) => [[{ src: text, "data-large_image_width": text, alt: text }]],
  selectSlideStep: (text) => [[text, { isRtl: false, isVertical: false }]],
  shouldZoom: (text) => [[text, 100]],
}

/** By package: functions that read our own numbers, flags and states, and no text. */
export const widgetsWithoutText = {
  "add-to-cart": ["createButtonState", "reduceButtonState", "selectVariationButton"],
  "mini-cart": ["createDrawerState", "reduceDrawer"],
  "tabs-reviews": [],
  popups: [
    ...["computeScrollDepth", "computeTickMs", "createLifecycle", "enqueuePopup", "isSpokenStep", "selectNextPopup"],
    "splitTimeLeft",
  ],
  gallery: [
    ...["formatCounter", "selectGalleryFeatures", "selectLightboxIndex", "selectSlideIndex", "selectThumbnailGrid"],
    "selectZoomOffset",
  ],
}
