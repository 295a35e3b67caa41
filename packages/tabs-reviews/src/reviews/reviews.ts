import { defineBehaviour, delegate, startBehaviour } from "@ringside/core"
import { reviewForm, selectOwnReviews } from "../host.ts"
import { repliesBehaviour } from "./replies.ts"
import { connectReviewForm, findReviewForm } from "./reviewForms.ts"
import { starsBehaviour } from "./stars.ts"

/**
 * Reviews: the host's own form and list, and the options of a `reviews` hook around them. It prevents sending a form without its rating, or
 * twice. Source: catalogue-and-cart contract §10.2.
 */
export const reviewsBehaviour = defineBehaviour({
  name: "reviews",
  selector: (page) => selectOwnReviews(page, reviewForm),
  element: "HTMLFormElement",
  connect: connectReviewForm,
  on: {
    click: (event, _, page) => findReviewForm(page, event)?.guardClick(event),
    submit: (event, _, page) => findReviewForm(page, event)?.guardSubmit(event),
    keydown: (event, _, page) => findReviewForm(page, event)?.submitByKey(event),
  },
  start(page) {
    startBehaviour(repliesBehaviour, page)
    startBehaviour(starsBehaviour, page)
    // After all other listeners, such as a captcha's that prevents the submit.
    delegate(
      page,
      "submit",
      reviewForm,
      (event) => {
        if (!event.defaultPrevented) findReviewForm(page, event)?.send(event)
      },
      { capture: false },
    )
  },
})
