import { defineFeature } from "../../feature.ts"
import { checkoutPage, takeCheckout } from "./checkoutPage.ts"
import { termsPage } from "./termsPage.ts"
import { checkoutTexts } from "./texts.ts"
import { answerCheckout, answerUpdateOrderReview } from "./wcAjaxEndpoints.ts"

/** The checkout, from the basket to the order. */
export const checkout = defineFeature({
  name: "checkout",
  pages: [
    { method: "GET", path: "/checkout/", answer: checkoutPage },
    { method: "POST", path: "/checkout/", answer: takeCheckout },
    { method: "GET", path: "/condiciones/", answer: termsPage },
  ],
  wcAjax: {
    update_order_review: { method: "POST", answer: answerUpdateOrderReview },
    checkout: { method: "POST", answer: answerCheckout },
  },
  texts: checkoutTexts,
})
