import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { listReviews, replyAsShop, setReviewStatus, type ModeratedReview } from "../reviews/moderation.ts"
import { reviewLengthMax, reviewStatuses, type ReviewStatus } from "../reviews/review.ts"
import { isSame } from "../session/nonces.ts"
import type { ShopEnv } from "../visit.ts"
import { isRecord } from "./storeApiBody.ts"

/** Lets moderators in: those who know the token that the shop was started with. Without one there are none. */
export const moderatorsOnly = createMiddleware<ShopEnv>(async (context, next) => {
  const { adminToken } = context.var.visit.shop
  const given = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1]
  context.header("Cache-Control", "no-store")
  if (!adminToken || given === undefined || !isSame(given, adminToken)) {
    return context.json({ code: "woocommerce_rest_cannot_view", message: "Sorry, you cannot do that." }, 401)
  }
  return next()
})

/** `GET /wp-json/wc/v3/products/reviews?status=hold`: what waits for a decision, or has got one. */
export async function answerReviewList(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const status = readStatus(context.req.query("status") ?? "hold")
  if (!status) return refuseParameter(context, "status")
  return context.json((await listReviews(shop.database, status)).map(describe))
}

/** `PUT /wp-json/wc/v3/products/reviews/{id}` with `{"status": "approved"}`: the decision. */
export async function answerReviewChange(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const status = readStatus((await readBody(context)).status)
  if (!status) return refuseParameter(context, "status")
  const id = context.req.param("id") ?? ""
  const review = /^\d{1,9}$/.test(id) ? await setReviewStatus(shop.database, Number(id), status) : undefined
  return review ? context.json(describe(review)) : refuseId(context)
}

/** `POST /wp-json/wc/v3/products/reviews` with `{"parent": 3001, "review": "…"}`: the shop's own answer, which stands at once. */
export async function answerReviewReply(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const { parent, review: body, reviewer } = await readBody(context)
  if (typeof parent !== "number" || !Number.isInteger(parent) || parent < 1 || parent >= 2 ** 31) {
    return refuseParameter(context, "parent")
  }
  if (typeof body !== "string" || body.trim() === "" || body.length > reviewLengthMax || body.includes("\0")) {
    return refuseParameter(context, "review")
  }
  const author = typeof reviewer === "string" && reviewer !== "" && { author: reviewer.replaceAll("\0", "") }
  const reply = { parentId: parent, ...author, body: body.trim(), now: new Date(shop.clock()) }
  const review = await replyAsShop(shop.database, reply)
  return review ? context.json(describe(review), 201) : refuseId(context)
}

function readStatus(value: unknown): ReviewStatus | undefined {
  return reviewStatuses.find((status) => status === value)
}

async function readBody(context: Context<ShopEnv>): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await context.req.json().catch(() => undefined)
  return isRecord(body) ? body : {}
}

function describe(review: ModeratedReview): object {
  return {
    id: review.id,
    date_created_gmt: review.createdAt.toISOString(),
    product_id: review.productId,
    parent: review.parentId ?? 0,
    status: review.status,
    reviewer: review.author,
    reviewer_email: review.email,
    review: review.body,
    rating: review.rating ?? 0,
  }
}

function refuseParameter(context: Context<ShopEnv>, name: string): Response {
  return context.json({ code: "rest_invalid_param", message: `Invalid parameter(s): ${name}` }, 400)
}

function refuseId(context: Context<ShopEnv>): Response {
  return context.json({ code: "woocommerce_rest_review_invalid_id", message: "Invalid review ID." }, 404)
}
