import type { Context } from "hono"
import type { Answer } from "../../feature.ts"
import { listReviews, replyAsShop, setReviewStatus, type ModeratedReview } from "./moderation.ts"
import { reviewLengthMax, reviewStatuses, type ReviewStatus } from "./review.ts"
import { createGuessLimit } from "../../session/guessLimit.ts"
import { senderOf } from "../../session/sender.ts"
import { isSame } from "../../session/nonces.ts"
import { defineService } from "../../shop.ts"
import type { ShopEnv } from "../../visit.ts"
import { isRecord } from "../../endpoints/storeApiBody.ts"

declare module "../../shop.ts" {
  interface ShopOptions {
    /** Allows its owner to moderate reviews; without a token, nobody can moderate. */
    readonly adminToken?: string | undefined
  }
}

/** The shop's limit of wrong tokens. */
const guessesOf = defineService(({ clock }) => createGuessLimit(clock))

/** The action of the platform's REST nonces, which are sent in the header `X-WP-Nonce`. */
export const restNonceAction = "wp_rest"

/**
 * Restricts an endpoint to moderators: requests with the shop's admin token, and administrators who are logged in. A
 * login also needs a nonce, as in the platform, because browsers send its cookies automatically. Responds with 401 to
 * others, and with 429 after too many wrong tokens.
 */
export function forModerators(answer: Answer): Answer {
  return async (context) => {
    const { shop } = context.var.visit
    const { adminToken } = shop.options
    const guesses = guessesOf(shop)
    const sender = senderOf(context) ?? ""
    const given = /^Bearer (.+)$/.exec(context.req.header("Authorization") ?? "")?.[1]
    context.header("Cache-Control", "no-store")
    if (given === undefined && (await isAdministrator(context))) return answer(context)
    if (guesses.isBlocked(sender)) {
      context.header("Retry-After", "60")
      return context.json({ code: "too_many_requests", message: "Too many wrong tokens. Try again in a minute." }, 429)
    }
    if (!adminToken || given === undefined || !isSame(given, adminToken)) {
      if (given !== undefined) guesses.count(sender)
      return context.json({ code: "woocommerce_rest_cannot_view", message: "Sorry, you cannot do that." }, 401)
    }
    return answer(context)
  }
}

async function isAdministrator({ req, var: { visit } }: Context<ShopEnv>): Promise<boolean> {
  const nonce = req.header("X-WP-Nonce") ?? ""
  if (!visit.shop.nonces.isValid(nonce, restNonceAction, visit.session.id)) return false
  return (await visit.readCustomer())?.role === "administrator"
}

/** `GET /wp-json/wc/v3/products/reviews?status=hold` lists the newest reviews of a status; 400 for an unknown one. */
export async function answerReviewList(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const status = readStatus(context.req.query("status") ?? "hold")
  if (!status) return refuseParameter(context, "status")
  return context.json((await listReviews(shop.database, status)).map(describe))
}

/**
 * `PUT /wp-json/wc/v3/products/reviews/{id}` with `{"status": "approved"}` changes the status of a review; 400 for an
 * unknown status, 404 for an unknown id.
 */
export async function answerReviewChange(context: Context<ShopEnv>): Promise<Response> {
  const { shop } = context.var.visit
  const status = readStatus((await readBody(context)).status)
  if (!status) return refuseParameter(context, "status")
  const id = context.req.param("id") ?? ""
  const review = /^\d{1,9}$/.test(id) ? await setReviewStatus(shop.database, Number(id), status) : undefined
  return review ? context.json(describe(review)) : refuseId(context)
}

/**
 * `POST /wp-json/wc/v3/products/reviews` with `{"parent": 3001, "review": "…"}` stores the shop's reply, which needs no
 * approval; 400 for an invalid body, 404 if the parent isn't an approved review.
 */
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
