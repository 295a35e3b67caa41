import { addToCartPart } from "@ringside/add-to-cart"
import { cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"
import { galleryPart } from "@ringside/gallery"
import { miniCartPart } from "@ringside/mini-cart"
import { popupsPart } from "@ringside/popups"
import { tabsReviewsPart } from "@ringside/tabs-reviews"

const leaving = new AbortController()
const parts = [cartPart, addToCartPart, galleryPart, miniCartPart, popupsPart, tabsReviewsPart]
const page = createPage({ window, signal: leaving.signal, parts })
if (new URLSearchParams(location.search).has("ringside-debug")) {
  const { openDebugPanel } = await import("@ringside/core/debug")
  openDebugPanel(page, { parts })
}
