import type { ReviewDraft } from "./postReview.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"

/**
 * Shows that a review's product no longer exists, with the text of the review, if any, so that its writer can copy it.
 */
export function lostReview({ body }: Pick<ReviewDraft, "body">, { texts }: Pick<Visit, "texts">): Html {
  const { refused, lost } = texts.reviews
  return html`<p class="woocommerce-error wp-die-message" role="alert">${refused.gone}</p>
    ${
      body.trim() === ""
        ? ""
        : html`<p class="er-lost">
            <label for="lost">${lost}</label>
            <textarea id="lost" rows="8" dir="auto" readonly>${body}</textarea>
          </p>`
    }`
}
