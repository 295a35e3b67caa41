import type { Context } from "hono"
import { readProducts } from "../catalogue/readProducts.ts"
import { reviewPageHref } from "./reviews.ts"
import { moderationHash } from "./moderation.ts"
import { postReview, type ReviewDraft, type ReviewRefusal } from "./postReview.ts"
import { findReview } from "./readReviews.ts"
import { writeSessionCookie } from "../../session/cookies.ts"
import { senderOf } from "../../session/sender.ts"
import { languages } from "../../texts/languages.ts"
import { html, type Html } from "../../html/html.ts"
import { moveTo, speakTo, type ShopEnv, type Visit } from "../../visit.ts"
import { readForm, readNumber } from "../../endpoints/form.ts"
import { notFoundPage } from "../site/notFound.ts"
import { respondProduct } from "../product/productPage.ts"
import { productPath } from "../product/paths.ts"

/**
 * `POST /wp-comments-post.php`: stores a review for moderation and redirects to it; until its approval, only its writer
 * sees it. A refused review is returned in its form: 409 for a duplicate, 429 if too fast, otherwise 422. If the
 * product no longer exists, a 404 returns the text.
 */
export async function takeReview(context: Context<ShopEnv>): Promise<Response> {
  const fields = await readForm(context)
  const language = languages.find((one) => one === fields.get("trp-form-language")) ?? "es"
  const visit = speakTo(context.var.visit, language)
  const { shop, session, links } = visit
  const draft = readDraft(fields)
  const writer = { sessionId: session.id, sender: senderOf(context), language, now: new Date(shop.clock()) }
  const result = await postReview(shop.database, writer, draft)
  const [product] = await readProducts(shop.database, language, [draft.productId])
  if (!product) {
    context.set("visit", visit)
    return notFoundPage(context, lostReview(draft, visit))
  }
  if (result.kind === "posted") {
    const hash = moderationHash(shop.secret, result.id)
    const query = new URLSearchParams({ unapproved: String(result.id), "moderation-hash": hash })
    writeSessionCookie(context, session)
    const place = `${reviewPageHref(product, result.page, { links })}?${query.toString()}`
    return context.redirect(`${place}#comment-${String(result.id)}`, 303)
  }
  // The response shows the product's page at the form's address, so its links must be made for the product's address.
  context.set("visit", moveTo(visit, links.to(productPath(product.slug))))
  const answered = draft.parentId === 0 ? undefined : await findReview(shop.database, product.id, draft.parentId)
  const form = { answered, draft, refusal: result.reason }
  return respondProduct(context, { product, page: 1, form, status: statusOf(result.reason) })
}

/**
 * Shows that a review's product no longer exists, with the text of the review, if any, so that its writer can copy it.
 */
function lostReview({ body }: Pick<ReviewDraft, "body">, { texts }: Pick<Visit, "texts">): Html {
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

function readDraft(fields: ReadonlyMap<string, string>): ReviewDraft {
  return {
    productId: readNumber(fields.get("comment_post_ID")),
    parentId: readNumber(fields.get("comment_parent")),
    author: fields.get("author") ?? "",
    email: fields.get("email") ?? "",
    rating: fields.get("rating"),
    body: fields.get("comment") ?? "",
    trap: fields.get("er-trap") ?? "",
  }
}

function statusOf(reason: ReviewRefusal): 409 | 422 | 429 {
  if (reason === "duplicate") return 409
  return reason === "too-fast" ? 429 : 422
}
