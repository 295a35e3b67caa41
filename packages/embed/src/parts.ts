import { addToCartPart } from "@ringside/add-to-cart/part"
import { cartPart } from "@ringside/cart/part"
import type { Part } from "@ringside/core/domain"
import { corePart } from "@ringside/core/part"
import { galleryPart } from "@ringside/gallery/part"
import { miniCartPart } from "@ringside/mini-cart/part"
import { tabsReviewsPart } from "@ringside/tabs-reviews/part"
import { uiPart } from "@ringside/ui/part"
import { checkoutPart } from "@ringside/checkout/part"
import { popupsPart } from "@ringside/popups/part"
import { sitePart } from "@ringside/site/part"
import { paymentsPart } from "@ringside/payments/part"
import { attributionPart } from "@ringside/attribution/part"
import { translationPart } from "@ringside/translation/part"
import { expressCheckoutPart } from "@ringside/express-checkout/part"

/** Every part of the script tag. The build derives all other tables from this list; see `build/parts.mjs`. */
export const parts: readonly Part[] = [
  corePart,
  uiPart,
  addToCartPart,
  cartPart,
  miniCartPart,
  galleryPart,
  tabsReviewsPart,
  checkoutPart,
  popupsPart,
  sitePart,
  paymentsPart,
  attributionPart,
  translationPart,
  expressCheckoutPart,
]
