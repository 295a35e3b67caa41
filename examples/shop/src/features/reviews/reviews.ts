import type { Product } from "../catalogue/product.ts"
import type { RatingSummary, Review, ReviewPage } from "./review.ts"
import { locales } from "../../texts/languages.ts"
import type { Visit } from "../../visit.ts"
import { html, type Html } from "../../html/html.ts"
import { productName } from "../catalogue/productName.ts"
import { reviewForm, type ReviewFormState } from "./reviewForm.ts"
import { formatRating, starRating } from "./stars.ts"
import { productPath } from "../product/paths.ts"

/** The reviews on a product's page: one page of them, and the state of the form. */
export interface ReviewsPart {
  readonly page: ReviewPage
  readonly form: ReviewFormState
}

/** The reviews section of a product: its ratings, a page of reviews and the form. */
export function reviewsSection(product: Product, { page, form }: ReviewsPart, visit: Visit): Html {
  const { texts } = visit
  const { count } = page.summary
  return html`<div id="reviews" class="woocommerce-Reviews" data-ringside="reviews" data-ringside-load="interaction">
    <div id="comments">
      <h2 class="woocommerce-Reviews-title">
        ${count === 0 ? texts.reviews.title : html`${texts.reviews.heading(count)}<span>${productName(product.name)}</span>`}
      </h2>
      ${count === 0 ? "" : ratingOverview(page.summary, visit)}
      ${
        page.reviews.length === 0
          ? html`<p class="woocommerce-noreviews">${texts.reviews.none}</p>`
          : html`<ol class="commentlist">
              ${page.reviews.map((review) => reviewItem(review, { product, page: page.page }, visit))}
            </ol>`
      }
      ${pagination(product, page, visit)}
    </div>
    ${reviewForm(product, { ...form, isFirst: count === 0 }, visit)}
  </div>`
}

/** The address of a page of reviews; the first one is the product's own page. */
export function reviewPageHref(product: Pick<Product, "slug">, page: number, { links }: Pick<Visit, "links">): string {
  return `${links.to(productPath(product.slug))}${page === 1 ? "" : `comment-page-${String(page)}/`}`
}

function ratingOverview({ count, average, counts }: RatingSummary, visit: Visit): Html {
  const { texts, language } = visit
  const rows = counts.map((total, index) => ({ stars: index + 1, total })).reverse()
  return html`<div class="er-ratings" data-average="${average.toFixed(2)}" data-count="${count}">
    <div class="er-average">
      <strong>${formatRating(average, language)}</strong> ${starRating(average, visit)}
      <span>${texts.reviews.summary(count)}</span>
    </div>
    <table class="er-histogram" aria-label="${texts.reviews.histogram}">
      ${rows.map(
        ({ stars, total }) =>
          html`<tr data-stars="${stars}" data-count="${total}">
            <th scope="row">${texts.reviews.stars(stars)}</th>
            <td>
              <svg width="100%" height="8" aria-hidden="true" focusable="false">
                <rect width="100%" height="8" class="er-stars-off" />
                <rect width="${Math.round((total / count) * 100)}%" height="8" />
              </svg>
            </td>
            <td class="er-histogram-count">${total}</td>
          </tr>`,
      )}
    </table>
  </div>`
}

interface Place {
  readonly product: Product
  readonly page: number
}

function reviewItem(review: Review, place: Place, visit: Visit): Html {
  const { id, author, rating, isByShop, replies } = review
  return html`<li class="review ${isByShop ? "byuser bypostauthor" : ""}" id="li-comment-${id}">
    <div id="comment-${id}" class="comment_container">
      <div class="comment-text">
        ${rating === null ? "" : starRating(rating, visit)}
        <p class="meta">
          ${review.status === "approved" ? "" : waiting(visit)}
          <strong class="woocommerce-review__author"><bdi>${author}</bdi></strong>
          ${isByShop ? html`<span class="er-by-shop">${visit.texts.reviews.byShop}</span>` : ""}
          <span class="woocommerce-review__dash">–</span> ${publishedDate(review, visit)}
        </p>
        <div class="description" ${spokenIn(review, visit)} dir="auto">${paragraphs(review.body)}</div>
        ${review.status === "approved" ? replyLink(review, place, visit) : ""}
      </div>
    </div>
    ${
      replies.length === 0
        ? ""
        : html`<ul class="children">
            ${replies.map((reply) => reviewItem(reply, place, visit))}
          </ul>`
    }
  </li>`
}

function waiting({ texts }: Visit): Html {
  return html`<em class="woocommerce-review__awaiting-approval">${texts.reviews.waiting}</em>`
}

function publishedDate({ createdAt }: Review, { language }: Visit): Html {
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Madrid" })
  return html`<time class="woocommerce-review__published-date" datetime="${createdAt.toISOString()}"
    >${date.format(createdAt)}</time
  >`
}

/** Marks a review in another language than the page's, so that screen readers pronounce it correctly. */
function spokenIn(review: Review, { language }: Visit): Html | "" {
  return review.language === language ? "" : html`lang="${review.language}"`
}

/** Formats plain text: empty lines separate paragraphs, other line ends are line breaks. */
function paragraphs(body: string): readonly Html[] {
  return body
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        html`<p>${paragraph.split("\n").map((line, index) => (index === 0 ? line : html`<br />${line}`))}</p>`,
    )
}

function replyLink({ id, author }: Review, { product, page }: Place, visit: Visit): Html {
  const { reply, replyTo } = visit.texts.reviews
  return html`<div class="reply">
    <a
      rel="nofollow"
      class="comment-reply-link"
      href="${reviewPageHref(product, page, visit)}?replytocom=${id}#respond"
      data-commentid="${id}"
      data-postid="${product.id}"
      data-belowelement="comment-${id}"
      data-respondelement="respond"
      data-replyto="${replyTo(author)}"
      aria-label="${replyTo(author)}"
      >${reply}</a
    >
  </div>`
}

function pagination(product: Product, { page, pageCount }: ReviewPage, visit: Visit): Html {
  if (pageCount === 1) return html``
  const { reviews, nav } = visit.texts
  const href = (to: number) => `${reviewPageHref(product, to, visit)}#comments`
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return html`<nav class="woocommerce-pagination" aria-label="${reviews.pages}">
    <ul class="page-numbers">
      ${page > 1 ? html`<li><a class="prev page-numbers" href="${href(page - 1)}">${reviews.newer}</a></li>` : ""}
      ${pages.map((one) =>
        one === page
          ? html`<li><span class="page-numbers current" aria-current="page">${one}</span></li>`
          : html`<li><a class="page-numbers" href="${href(one)}" aria-label="${nav.page(one)}">${one}</a></li>`,
      )}
      ${page < pageCount ? html`<li><a class="next page-numbers" href="${href(page + 1)}">${reviews.older}</a></li>` : ""}
    </ul>
  </nav>`
}

/** Formats the text of a review as the Store API sends it. */
export function formatReviewText(body: string): Html {
  return html`${paragraphs(body)}`
}
