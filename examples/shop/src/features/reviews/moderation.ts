import { createHmac } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { reviews } from "./schema.ts"
import { isSame } from "../../session/nonces.ts"
import { textsOf } from "../../texts/texts.ts"
import type { ReviewStatus } from "./review.ts"

/** A review as moderators see it, with what nobody else does. */
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

/** What stands in an address to show a review to whoever wrote it, before a moderator has seen it. */
export function moderationHash(secret: string, reviewId: number): string {
  return createHmac("sha256", secret)
    .update(`review ${String(reviewId)}`)
    .digest("hex")
    .slice(0, 32)
}

/** The review that an address names as the visitor's own. */
export function readOwnReview(secret: string, query: URLSearchParams): number | undefined {
  const id = query.get("unapproved") ?? ""
  if (!/^\d{1,9}$/.test(id)) return undefined
  return isSame(query.get("moderation-hash") ?? "", moderationHash(secret, Number(id))) ? Number(id) : undefined
}

/** The newest reviews of one standing. */
export function listReviews(database: Database, status: ReviewStatus): Promise<readonly ModeratedReview[]> {
  return database
    .select(columns)
    .from(reviews)
    .where(eq(reviews.status, status))
    .orderBy(desc(reviews.createdAt))
    .limit(listLength)
}

/** Decides about a review; undefined where there is none of that id. */
export async function setReviewStatus(
  database: Database,
  id: number,
  status: ReviewStatus,
): Promise<ModeratedReview | undefined> {
  const [row] = await database.update(reviews).set({ status }).where(eq(reviews.id, id)).returning(columns)
  return row
}

/** What the shop answers to a review that is approved; undefined where there is none of that id. It needs nobody's approval. */
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
