import { variationSelectors, variationWakes } from "@ringside/add-to-cart/behaviours"
import type { Wake } from "@ringside/core"
import { galleryHook, galleryWakes, platformGallery } from "@ringside/gallery/behaviours"
import { hostTabWrapper, reviewSelectors, tabHook, tabsReviewsWakes } from "@ringside/tabs-reviews/behaviours"

/** Behaviours in a file of their own, which is `chunks/NAME.ts`, and what on a page asks for them. */
export interface LateRow {
  readonly name: string
  readonly selector: string
  /** Controls whose press waits while the file is on its way. */
  readonly wakes: readonly Wake[]
}

/** What only pages with such markup need. */
export const lateBehaviours: readonly LateRow[] = [
  { name: "gallery", selector: `${platformGallery}, ${galleryHook}`, wakes: galleryWakes },
  { name: "variations", selector: `${variationSelectors.form}, ${variationSelectors.hook}`, wakes: variationWakes },
  {
    name: "tabs-reviews",
    selector: `${hostTabWrapper}, ${tabHook}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}, ${reviewSelectors.hook}`,
    wakes: tabsReviewsWakes,
  },
]
