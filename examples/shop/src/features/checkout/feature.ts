import { defineFeature } from "../../feature.ts"
import { checkoutPage, takeCheckout } from "./checkoutPage.ts"
import { checkoutPath, termsPath } from "./paths.ts"
import { termsPage } from "./termsPage.ts"
import { checkoutTexts } from "./texts.ts"
import { answerCheckout, answerUpdateOrderReview } from "./wcAjaxEndpoints.ts"

/** The checkout, from the basket to the order. */
export const checkout = defineFeature({
  name: "checkout",
  pages: [
    { method: "GET", path: checkoutPath, answer: checkoutPage },
    { method: "POST", path: checkoutPath, answer: takeCheckout },
    { method: "GET", path: termsPath, answer: termsPage },
  ],
  navigation: [
    {
      places: ["workshop", "footer"],
      path: termsPath,
      title: (language) => checkoutTexts[language].terms.title,
      position: 30,
    },
  ],
  wcAjax: {
    update_order_review: { method: "POST", answer: answerUpdateOrderReview },
    checkout: { method: "POST", answer: answerCheckout },
  },
  texts: checkoutTexts,
})
