import { variationSelectors } from "@ringside/add-to-cart/behaviours"
import { galleryHook, platformGallery } from "@ringside/gallery/behaviours"
import { hostTabWrapper, reviewSelectors, tabHook } from "@ringside/tabs-reviews/behaviours"

/** Behaviours in a file of their own, which is `chunks/NAME.ts`, and what on a page asks for them. */
export interface LateRow {
  readonly name: string
  readonly selector: string
}

/** What only pages with such markup need. */
export const lateBehaviours: readonly LateRow[] = [
  { name: "gallery", selector: `${platformGallery}, ${galleryHook}` },
  { name: "variations", selector: `${variationSelectors.form}, ${variationSelectors.hook}` },
  {
    name: "tabs-reviews",
    selector: `${hostTabWrapper}, ${tabHook}, ${reviewSelectors.form}, ${reviewSelectors.replyLink}, ${reviewSelectors.hook}`,
  },
]
