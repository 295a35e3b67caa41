import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { answerReviewChange, answerReviewList, answerReviewReply, forModerators } from "./reviewsApi.ts"
import { takeReview } from "./takeReview.ts"
import { reviewsTexts } from "./texts.ts"

const api = "/wp-json/wc/v3/products/reviews"

/** Reviews of products: visitors write them, moderators approve them. */
export const reviews = defineFeature({
  name: "reviews",
  routes: [
    { method: "POST", path: "/wp-comments-post.php", answer: takeReview },
    { method: "GET", path: api, answer: forModerators(answerReviewList) },
    { method: "POST", path: api, answer: forModerators(answerReviewReply) },
    { method: "PUT", path: `${api}/:id`, answer: forModerators(answerReviewChange) },
  ],
  texts: reviewsTexts,
  migrations: migrationsOf("reviews"),
})
