import type { Product } from "../catalogue/product.ts"
import type { ReviewDraft, ReviewRefusal } from "./postReview.ts"
import { authorLengthMax, emailLengthMax, reviewLengthMax, type Review } from "./review.ts"
import { formatCount } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { languageField } from "../site/language.ts"
import { productPath } from "../product/paths.ts"

/** The state of the form: the review that it answers, and a refused draft with the reason. */
export interface ReviewFormState {
  readonly answered?: Review | undefined
  readonly draft?: ReviewDraft | undefined
  readonly refusal?: ReviewRefusal | undefined
}

/** `isFirst` is true if the product has no reviews yet. */
type ReviewFormOptions = ReviewFormState & { readonly isFirst: boolean }

/**
 * The id of the error message, which a refused form scrolls to. It starts like the ids of reviews, so that a script
 * that turns sections into tabs opens this one.
 */
const refusalId = "comment-refused"

/** The form for a review, or for a reply, which has no rating. */
export function reviewForm(product: Product, state: ReviewFormOptions, visit: Visit): Html {
  const { answered, draft, isFirst } = state
  const { reviews: words } = visit.texts
  return html`<div id="review_form_wrapper">
    <div id="review_form">
      <div id="respond" class="comment-respond ${answered ? "er-answering" : ""}">
        <h3 id="reply-title" class="comment-reply-title">
          ${answered ? words.replyTo(answered.author) : isFirst ? words.addFirst : words.add}
          <small
            ><a
              id="cancel-comment-reply-link"
              rel="nofollow"
              href="${visit.links.to(productPath(product.slug))}#respond"
              >${words.cancel}</a
            ></small
          >
        </h3>
        ${refusalMessage(state, visit)}
        <form action="/wp-comments-post.php#${refusalId}" method="post" id="commentform" class="comment-form">
          <p class="comment-notes">${words.notes}</p>
          ${answered ? "" : ratingField(state, visit)}
          <p class="comment-form-comment">
            <label for="comment">${answered ? words.replyBody : words.body}</label>
            <textarea
              id="comment"
              name="comment"
              cols="45"
              rows="8"
              maxlength="${reviewLengthMax}"
              aria-describedby="comment-limit"
              dir="auto"
              required
            >
${draft?.body ?? ""}</textarea>
            <small id="comment-limit">${words.bodyLimit(formatCount(reviewLengthMax, visit.language))}</small>
          </p>
          ${personFields(state, visit)} ${trapField(visit)}
          <p class="form-submit">
            <input name="submit" type="submit" id="submit" class="submit button alt" value="${words.submit}" />
            <input type="hidden" name="comment_post_ID" id="comment_post_ID" value="${product.id}" />
            <input type="hidden" name="comment_parent" id="comment_parent" value="${answered?.id ?? 0}" />
          </p>
          ${languageField(visit)}
        </form>
      </div>
    </div>
  </div>`
}

/** The reason for the refusal, with the class of the platform's error page. */
function refusalMessage({ refusal }: ReviewFormState, visit: Visit): Html {
  if (!refusal) return html``
  return html`<div id="${refusalId}" class="woocommerce-error wp-die-message" role="alert">
    ${refusalText(refusal, visit)}
  </div>`
}

/** The message to the writer of a refused review, with the limit that it exceeds. */
function refusalText(refusal: ReviewRefusal, { texts, language }: Pick<Visit, "texts" | "language">): string {
  const { refused, tooLong } = texts.reviews
  switch (refusal) {
    case "author-long":
      return tooLong.author(formatCount(authorLengthMax, language))
    case "email-long":
      return tooLong.email(formatCount(emailLengthMax, language))
    case "body-long":
      return tooLong.body(formatCount(reviewLengthMax, language))
    default:
      return refused[refusal]
  }
}

function ratingField({ draft, refusal }: ReviewFormState, { texts }: Visit): Html {
  const { rating, ratingNone, ratings } = texts.reviews
  const options = ratings.map((label, index) => ({ label, value: String(index + 1) })).reverse()
  return html`<div class="comment-form-rating">
    <label for="rating" id="comment-form-rating-label">${rating}</label>
    <select name="rating" id="rating" required ${invalidIf(refusal === "rating-missing")}>
      <option value="">${ratingNone}</option>
      ${options.map(
        ({ value, label }) =>
          html`<option value="${value}" ${draft?.rating === value ? "selected" : ""}>${label}</option>`,
      )}
    </select>
  </div>`
}

function personFields({ draft, refusal }: ReviewFormState, { texts }: Visit): Html {
  const { author, email } = texts.reviews
  return html`<p class="comment-form-author">
      <label for="author">${author}</label>
      <input
        id="author"
        name="author"
        type="text"
        autocomplete="name"
        maxlength="${authorLengthMax}"
        value="${draft?.author ?? ""}"
        ${invalidIf(refusal === "author-missing" || refusal === "author-long")}
        required
      />
    </p>
    <p class="comment-form-email">
      <label for="email">${email}</label>
      <input
        id="email"
        name="email"
        type="email"
        autocomplete="email"
        maxlength="${emailLengthMax}"
        value="${draft?.email ?? ""}"
        ${invalidIf(refusal === "email-wrong" || refusal === "email-long")}
        required
      />
    </p>`
}

/** A field that people neither see nor reach; programs fill in every field. */
function trapField({ texts }: Visit): Html {
  return html`<p class="er-trap" aria-hidden="true">
    <label for="er-trap">${texts.reviews.trap}</label>
    <input id="er-trap" name="er-trap" type="text" tabindex="-1" autocomplete="off" />
  </p>`
}

function invalidIf(isInvalid: boolean): Html | "" {
  return isInvalid ? html`aria-invalid="true"` : ""
}
