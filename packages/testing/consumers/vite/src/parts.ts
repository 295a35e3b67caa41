import { addToCartPart } from "@ringside/add-to-cart"
import { cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"
import { galleryPart } from "@ringside/gallery"
import { miniCartPart } from "@ringside/mini-cart"
import { popupsPart } from "@ringside/popups"
import { tabsReviewsPart } from "@ringside/tabs-reviews"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/add-to-cart/styles.css"
import "@ringside/gallery/styles.css"
import "@ringside/mini-cart/styles.css"
import "@ringside/popups/styles.css"
import "@ringside/tabs-reviews/styles.css"

const leaving = new AbortController()
const page = createPage({
  window,
  signal: leaving.signal,
  parts: [cartPart, addToCartPart, galleryPart, miniCartPart, popupsPart, tabsReviewsPart],
})
await page.loadLate() // optional: the parts have started; files for hooks may follow
// leaving.abort() removes all of it again.
