import { createHmac } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { reviews } from "./schema.ts"
import { isSame } from "../../session/nonces.ts"
import { textsOf } from "../../texts/texts.ts"
import type { ReviewStatus } from "./review.ts"

/** A review as moderators see it: with its writer's e-mail address, without their session and network. */
export type ModeratedReview = Omit<typeof reviews.$inferSelect, "sessionId" | "sender">

const columns = {
  id: reviews.id,
  productId: reviews.productId,
  parentId: reviews.parentId,
  author: reviews.author,
  email: reviews.email,
  rating: reviews.rating,
  body: reviews.body,
  language: reviews.language,
  status: reviews.status,
  isByShop: reviews.isByShop,
  createdAt: reviews.createdAt,
}

const listLength = 100

/** The key in an address that shows an unapproved review to its writer: 32 hex digits. */
export function moderationHash(secret: string, reviewId: number): string {
  return createHmac("sha256", secret)
    .update(`review ${String(reviewId)}`)
    .digest("hex")
    .slice(0, 32)
}

/** Reads the id of the visitor's own unapproved review from an address; undefined without a valid key. */
export function readOwnReview(secret: string, query: URLSearchParams): number | undefined {
  const id = query.get("unapproved") ?? ""
  if (!/^\d{1,9}$/.test(id)) return undefined
  return isSame(query.get("moderation-hash") ?? "", moderationHash(secret, Number(id))) ? Number(id) : undefined
}

/** Reads the newest reviews of a status, at most `listLength`. */
export function listReviews(database: Database, status: ReviewStatus): Promise<readonly ModeratedReview[]> {
  return database
    .select(columns)
    .from(reviews)
    .where(eq(reviews.status, status))
    .orderBy(desc(reviews.createdAt))
    .limit(listLength)
}

/** Changes the status of a review; undefined for an unknown id. */
export async function setReviewStatus(
  database: Database,
  id: number,
  status: ReviewStatus,
): Promise<ModeratedReview | undefined> {
  const [row] = await database.update(reviews).set({ status }).where(eq(reviews.id, id)).returning(columns)
  return row
}

/**
 * Stores the shop's reply to an approved review; undefined if there is no such review. The reply needs no approval. Its
 * author is the shop by default.
 */
export async function replyAsShop(
  database: Database,
  reply: { readonly parentId: number; readonly author?: string; readonly body: string; readonly now: Date },
): Promise<ModeratedReview | undefined> {
  const [parent] = await database
    .select({ productId: reviews.productId, language: reviews.language })
    .from(reviews)
    .where(and(eq(reviews.id, reply.parentId), eq(reviews.status, "approved")))
  if (!parent) return undefined
  const [row] = await database
    .insert(reviews)
    .values({
      ...parent,
      parentId: reply.parentId,
      author: reply.author ?? textsOf(parent.language).shopName,
      email: "",
      body: reply.body,
      status: "approved",
      isByShop: true,
      createdAt: reply.now,
    })
    .returning(columns)
  return row
}
