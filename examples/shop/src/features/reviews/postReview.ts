import { and, eq, gt, isNotNull, lte, or, sql, type SQL } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { products } from "../catalogue/schema.ts"
import { reviews } from "./schema.ts"
import type { Language } from "../../texts/languages.ts"
import { findReview, pageOfReview } from "./readReviews.ts"
import { isEmailAddress } from "../shipping/emailAddress.ts"
import { authorLengthMax, emailLengthMax, reviewLengthMax } from "./review.ts"

/**
 * A review as it was submitted. `parentId` is 0 unless it is a reply. `rating` is undefined if the form had no such
 * field, as for a reply.
 */
export interface ReviewDraft {
  readonly productId: number
  readonly parentId: number
  readonly author: string
  readonly email: string
  readonly rating: string | undefined
  readonly body: string
  /** A field that people don't see; only programs fill it in. */
  readonly trap: string
}

/** The sender, language and time of a review. */
export interface ReviewWriter {
  readonly sessionId: string
  /** Hash of the sender's network. */
  readonly sender: string | undefined
  readonly language: Language
  readonly now: Date
}

/** Why a review was refused. */
export type ReviewRefusal =
  | "gone"
  | "no-parent"
  | "rating-missing"
  | "author-missing"
  | "author-long"
  | "email-long"
  | "email-wrong"
  | "body-missing"
  | "body-long"
  | "duplicate"
  | "too-fast"

/** Result of posting a review. A posted one waits for a moderator; `page` is the page of reviews it will be on. */
export type PostReviewResult =
  | { readonly kind: "posted"; readonly id: number; readonly page: number }
  | { readonly kind: "refused"; readonly reason: ReviewRefusal }

/** The most reviews from one visitor or e-mail address within `hasteMs`. */
const atOnce = 3
/**
 * The most reviews from one network, where a program can use a new visitor and address each time. Higher, because homes
 * and offices share a network.
 */
const atOnceNearby = 10
const hasteMs = 60_000

/** Stores a review until a moderator has approved it, or refuses it. */
export async function postReview(
  database: Database,
  writer: ReviewWriter,
  written: ReviewDraft,
): Promise<PostReviewResult> {
  const draft = tidy(written)
  const kept = findFault(draft) ?? (await database.transaction((transaction) => keepReview(transaction, writer, draft)))
  if (typeof kept === "string") return { kind: "refused", reason: kept }
  return { kind: "posted", id: kept, page: await pageOfReview(database, draft.productId, kept) }
}

/** Returns the review's id. A lock serializes simultaneous reviews, so that the second of two equal ones is refused. */
async function keepReview(
  transaction: Database,
  writer: ReviewWriter,
  draft: ReviewDraft,
): Promise<number | ReviewRefusal> {
  // Conflicts are found by session, address and text, so all reviews share one lock until the commit. Reviews are rare.
  await transaction.execute(sql`select pg_advisory_xact_lock('reviews'::regclass::bigint)`)
  await forgetSenders(transaction, hasteBegan(writer.now))
  const reason = await findConflict(transaction, writer, draft)
  if (reason) return reason
  const [row] = await transaction
    .insert(reviews)
    .values({
      productId: draft.productId,
      parentId: draft.parentId === 0 ? null : draft.parentId,
      author: draft.author,
      email: draft.email,
      rating: draft.parentId === 0 ? Number(draft.rating) : null,
      body: draft.body,
      language: writer.language,
      // Programs get no sign of being detected, and a moderator can still approve a person whose browser filled in the
      // field.
      status: draft.trap === "" ? "hold" : "spam",
      sessionId: writer.sessionId,
      sender: writer.sender,
      createdAt: writer.now,
    })
    // The unique index also covers writers that don't take the lock.
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  return row?.id ?? "duplicate"
}

/** Line ends become "\n", which text fields count as one character. PostgreSQL can't store the character 0. */
function tidy(draft: ReviewDraft): ReviewDraft {
  const clean = (text: string) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n").trim()
  const line = (text: string) => clean(text).replace(/\s+/g, " ")
  return { ...draft, author: line(draft.author), email: line(draft.email), body: clean(draft.body) }
}

function findFault({ parentId, rating, author, email, body }: ReviewDraft): ReviewRefusal | undefined {
  // A reply needs a rating only if its form had the field.
  const needsRating = parentId === 0 || rating !== undefined
  if (needsRating && !/^[1-5]$/.test(rating ?? "")) return "rating-missing"
  if (body === "") return "body-missing"
  if (body.length > reviewLengthMax) return "body-long"
  if (author === "") return "author-missing"
  if (author.length > authorLengthMax) return "author-long"
  if (email.length > emailLengthMax) return "email-long"
  if (!isEmailAddress(email)) return "email-wrong"
  return undefined
}

async function findConflict(
  database: Database,
  { sessionId, sender, now }: ReviewWriter,
  { productId, parentId, email, body }: ReviewDraft,
): Promise<ReviewRefusal | undefined> {
  const [product] = await database.select({ id: products.id }).from(products).where(eq(products.id, productId))
  if (!product) return "gone"
  if (parentId !== 0 && !(await findReview(database, productId, parentId))) return "no-parent"
  const isTheirs = or(eq(reviews.sessionId, sessionId), eq(sql`lower(${reviews.email})`, sql`lower(${email})`))
  const [same] = await database
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), isTheirs, eq(reviews.body, body)))
  if (same) return "duplicate"
  const since = hasteBegan(now)
  const recent = (whose: SQL | undefined) => database.$count(reviews, and(whose, gt(reviews.createdAt, since)))
  if ((await recent(isTheirs)) >= atOnce) return "too-fast"
  const isNearby = sender !== undefined && (await recent(eq(reviews.sender, sender))) >= atOnceNearby
  return isNearby ? "too-fast" : undefined
}

function hasteBegan(now: Date): Date {
  return new Date(now.getTime() - hasteMs)
}

/** Deletes the senders of older reviews, which are only needed to limit the rate. */
async function forgetSenders(database: Database, until: Date): Promise<void> {
  await database
    .update(reviews)
    .set({ sender: null })
    .where(and(lte(reviews.createdAt, until), isNotNull(reviews.sender)))
}
