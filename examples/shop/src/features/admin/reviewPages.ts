import type { Context } from "hono"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { html, type Html } from "../../html/html.ts"
import type { Notice } from "../../session/notice.ts"
import { formatCount } from "../../texts/languages.ts"
import type { ShopEnv, Visit } from "../../visit.ts"
import type { Customer } from "../accounts/customer.ts"
import { listReviews, replyAsShop, setReviewStatus, type ModeratedReview } from "../reviews/moderation.ts"
import { reviewLengthMax, reviewStatuses, type ReviewStatus } from "../reviews/review.ts"
import { languageField } from "../site/language.ts"
import { redirectWithNotice } from "../site/respond.ts"
import { respondAdmin } from "./adminPage.ts"
import { formatDateTime } from "./formatDate.ts"
import { hasAdminNonce, issueNonce, nonceName } from "./guards.ts"
import { adminPath, reviewsPath } from "./paths.ts"
import { adminTexts } from "./texts.ts"

/** Lists the reviews of the status in the address, by default those that wait for approval. */
export async function reviewsPage(context: Context<ShopEnv>, administrator: Customer): Promise<Response> {
  const { visit } = context.var
  const words = adminTexts[visit.language].reviews
  const status = readStatus(visit.url.searchParams.get("comment_status")) ?? "hold"
  const reviews = await listReviews(visit.shop.database, status)
  return respondAdmin(context, administrator, {
    title: words.title,
    path: reviewsPath,
    content: html`${filter(status, visit)}
    ${
      reviews.length === 0
        ? html`<p>${words.empty}</p>`
        : html`<ol class="er-admin-reviews">
            ${reviews.map((review) => reviewItem(review, visit))}
          </ol>`
    }`,
  })
}

/** Changes the status of a review, or stores the shop's reply to it. */
export async function takeReviewForm(context: Context<ShopEnv>): Promise<Response> {
  const { visit } = context.var
  const id = readNumber(context.req.param("id"))
  const fields = await readForm(context)
  const from = readStatus(fields.get("er-from")) ?? "hold"
  const notice = hasAdminNonce(fields, actionOf(id), visit)
    ? await (fields.has("comment") ? reply(id, fields.get("comment") ?? "", visit) : decide(id, fields, visit))
    : failure(adminTexts[visit.language].expired)
  return redirectWithNotice(context, `${visit.links.to(adminPath)}${reviewsPath}?comment_status=${from}`, notice)
}

async function decide(id: number, fields: ReadonlyMap<string, string>, { shop, language }: Visit): Promise<Notice> {
  const words = adminTexts[language].reviews
  const status = readStatus(fields.get("status"))
  const review = status && (await setReviewStatus(shop.database, id, status))
  return review ? { kind: "success", text: words.changed(words.status[review.status]) } : failure(words.unknown)
}

async function reply(id: number, typed: string, { shop, language }: Visit): Promise<Notice> {
  const words = adminTexts[language].reviews
  const body = typed.replace(/\r\n?/g, "\n").trim()
  if (body === "" || body.length > reviewLengthMax)
    return failure(words.replyWrong(formatCount(reviewLengthMax, language)))
  const review = await replyAsShop(shop.database, { parentId: id, body, now: new Date(shop.clock()) })
  return review ? { kind: "success", text: words.replied } : failure(words.unknown)
}

function failure(text: string): Notice {
  return { kind: "error", text }
}

function readStatus(value: string | null | undefined): ReviewStatus | undefined {
  return reviewStatuses.find((status) => status === value)
}

function actionOf(id: number): string {
  return `review ${String(id)}`
}

const filterOrder = ["hold", "approved", "spam", "trash"] as const

function filter(current: ReviewStatus, { language, links }: Visit): Html {
  const words = adminTexts[language].reviews
  return html`<nav class="er-admin-filter" aria-label="${words.filter}">
    <ul>
      ${filterOrder.map(
        (status) =>
          html`<li>
            <a
              href="${links.to(adminPath)}${reviewsPath}?comment_status=${status}"
              ${status === current ? html`aria-current="page"` : ""}
              >${words.status[status]}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}

function reviewItem(review: ModeratedReview, visit: Visit): Html {
  const { language } = visit
  const words = adminTexts[language].reviews
  const kind = review.rating === null ? words.answer : words.rating(review.rating)
  return html`<li aria-label="${words.of(review.author)}">
    <p class="er-admin-facts">
      <strong>${review.author}</strong> <span>${kind}</span> <span>${review.email}</span>
      <span>${formatDateTime(review.createdAt, language)}</span>
    </p>
    <p class="er-review-body" lang="${review.language}" dir="auto">${review.body}</p>
    ${decisionForm(review, visit)} ${review.status === "approved" ? replyForm(review, visit) : ""}
  </li>`
}

function formFields({ id, status }: ModeratedReview, visit: Visit): Html {
  return html`<input type="hidden" name="${nonceName}" value="${issueNonce(actionOf(id), visit)}" />
    <input type="hidden" name="er-from" value="${status}" />
    ${languageField(visit)}`
}

function decisionForm(review: ModeratedReview, visit: Visit): Html {
  const { language, links } = visit
  const words = adminTexts[language].reviews
  return html`<form class="er-admin-form" method="post" action="${links.to(adminPath)}${reviewsPath}${review.id}/">
    ${formFields(review, visit)}
    ${reviewStatuses
      .filter((status) => status !== review.status)
      .map(
        (status) =>
          html`<button type="submit" class="button" name="status" value="${status}">${words.actions[status]}</button>`,
      )}
  </form>`
}

function replyForm(review: ModeratedReview, visit: Visit): Html {
  const { language, links } = visit
  const words = adminTexts[language].reviews
  const id = `reply-${String(review.id)}`
  return html`<details>
    <summary>${words.reply}</summary>
    <form class="er-admin-form" method="post" action="${links.to(adminPath)}${reviewsPath}${review.id}/">
      ${formFields(review, visit)}
      <label for="${id}">${words.replyBody}</label>
      <textarea id="${id}" name="comment" rows="4" maxlength="${reviewLengthMax}" required></textarea>
      <button type="submit" class="button">${words.replySubmit}</button>
    </form>
  </details>`
}
