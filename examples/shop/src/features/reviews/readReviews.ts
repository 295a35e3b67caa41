import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import { reviews } from "./schema.ts"
import type { RatingSummary, Review, ReviewPage } from "./review.ts"

/** The number of reviews on a page, not counting their replies. */
const reviewsPerPage = 5

/** The reviews to read. `page` starts at 1. `ownId` is an unapproved review that is shown to its writer. */
export interface ReviewQuery {
  readonly productId: number
  readonly page: number
  readonly ownId?: number | undefined
}

/** Reads a page of a product's reviews and the summary of all its ratings. A page that doesn't exist is empty. */
export async function readReviewPage(database: Database, query: ReviewQuery): Promise<ReviewPage> {
  const { productId, page, ownId } = query
  const visible = visibleOf(productId, ownId)
  const summary = await readSummary(database, productId)
  const [counted] = await database
    .select({ total: count() })
    .from(reviews)
    .where(and(visible, isNull(reviews.parentId)))
  const roots = await database
    .select()
    .from(reviews)
    .where(and(visible, isNull(reviews.parentId)))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(reviewsPerPage)
    .offset((page - 1) * reviewsPerPage)
  const answers = await readAnswers(database, visible, roots)
  return {
    summary,
    reviews: roots.map((root) => withReplies(root, answers)),
    page,
    pageCount: Math.max(1, Math.ceil((counted?.total ?? 0) / reviewsPerPage)),
  }
}

/** The page of reviews that shows a review or reply. */
export async function pageOfReview(database: Database, productId: number, reviewId: number): Promise<number> {
  const root = await readRoot(database, reviewId)
  if (!root) return 1
  const isNewer = or(
    gt(reviews.createdAt, root.createdAt),
    and(eq(reviews.createdAt, root.createdAt), gt(reviews.id, root.id)),
  )
  const [newer] = await database
    .select({ total: count() })
    .from(reviews)
    .where(and(visibleOf(productId), isNull(reviews.parentId), isNewer))
  return Math.floor((newer?.total ?? 0) / reviewsPerPage) + 1
}

/** Reads an approved review of a product, without its replies; undefined if there is none. */
export async function findReview(database: Database, productId: number, id: number): Promise<Review | undefined> {
  const [row] = await database
    .select()
    .from(reviews)
    .where(and(visibleOf(productId), eq(reviews.id, id)))
  return row && withReplies(row, new Map())
}

function visibleOf(productId: number, ownId?: number): SQL | undefined {
  const isShown = eq(reviews.status, "approved")
  return and(
    eq(reviews.productId, productId),
    ownId === undefined ? isShown : or(isShown, and(eq(reviews.id, ownId), inArray(reviews.status, ["hold", "spam"]))),
  )
}

async function readSummary(database: Database, productId: number): Promise<RatingSummary> {
  const rows = await database
    .select({ rating: reviews.rating, total: count() })
    .from(reviews)
    .where(and(visibleOf(productId), isNull(reviews.parentId), isNotNull(reviews.rating)))
    .groupBy(reviews.rating)
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.total ?? 0
  const counts = [of(1), of(2), of(3), of(4), of(5)] as const
  const total = counts.reduce((sum, one) => sum + one, 0)
  const stars = counts.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count: total, average: total === 0 ? 0 : stars / total, counts }
}

type Row = typeof reviews.$inferSelect

/** Reads the replies below some reviews at any depth, oldest first, by the id of the review that each one answers. */
async function readAnswers(
  database: Database,
  visible: SQL | undefined,
  roots: readonly Row[],
): Promise<ReadonlyMap<number, readonly Row[]>> {
  const answers = new Map<number, Row[]>()
  if (roots.length === 0) return answers
  const ids = roots.map(({ id }) => id)
  const isBelow = sql`${reviews.id} in (
    with recursive below as (
      select id from reviews where parent_id in ${ids}
      union all select down.id from reviews down join below on down.parent_id = below.id
    ) select id from below)`
  const rows = await database
    .select()
    .from(reviews)
    .where(and(visible, isBelow))
    .orderBy(asc(reviews.createdAt), asc(reviews.id))
  for (const row of rows) {
    if (row.parentId === null) continue
    const siblings = answers.get(row.parentId)
    if (siblings) siblings.push(row)
    else answers.set(row.parentId, [row])
  }
  return answers
}

function withReplies(row: Row, answers: ReadonlyMap<number, readonly Row[]>): Review {
  const { email: _email, sender: _sender, sessionId: _session, ...review } = row
  return { ...review, replies: (answers.get(row.id) ?? []).map((reply) => withReplies(reply, answers)) }
}

/** Reads the review at the top of a thread. */
async function readRoot(database: Database, id: number): Promise<Row | undefined> {
  const [top] = await database
    .select()
    .from(reviews)
    .where(
      sql`${reviews.id} = (
      with recursive above as (
        select id, parent_id from reviews where id = ${id}
        union all select up.id, up.parent_id from reviews up join above on up.id = above.parent_id
      ) select id from above where parent_id is null)`,
    )
  return top
}
