import type { reviews } from "../features/reviews/schema.ts"
import type { Language } from "../texts/languages.ts"
import { featherweightReviews } from "./featherweightReviews.ts"
import { otherReviews } from "./otherReviews.ts"
import type { SeedReply, SeedReview } from "./reviewShape.ts"

/** The id of the first seeded review. The ids that the database assigns begin at 5001. */
const firstReviewId = 3001

const shopNames: Readonly<Record<Language, string>> = { es: "Esquina Roja", en: "Red Corner" }

type Row = typeof reviews.$inferInsert

/**
 * The rows of all seeded reviews and replies; a reply follows its review. A row's id is its place in this list, and an existing database
 * identifies the rows by their ids: so add new reviews and replies after all others.
 */
export const seedReviews: readonly Row[] = toRows([...featherweightReviews, ...otherReviews])

function toRows(all: readonly SeedReview[]): readonly Row[] {
  const rows: Row[] = []
  const add = (row: Omit<Row, "id" | "status">): number => {
    const id = firstReviewId + rows.length
    rows.push({ id, status: "approved", ...row })
    return id
  }
  const addReply = (
    reply: SeedReply,
    to: { readonly id: number; readonly productId: number; readonly language: Language },
  ) => {
    const { productId, language } = to
    const id = add({
      productId,
      parentId: to.id,
      author: reply.author ?? shopNames[language],
      email: "",
      body: reply.body,
      language,
      isByShop: reply.author === undefined,
      createdAt: at(reply.on, rows.length),
    })
    for (const answer of reply.replies ?? []) addReply(answer, { id, productId, language })
  }
  for (const { product, on, replies, ...review } of all) {
    const id = add({ productId: product, email: "", createdAt: at(on, rows.length), ...review })
    for (const reply of replies ?? []) addReply(reply, { id, productId: product, language: review.language })
  }
  return rows
}

/** A time on that day, computed from the review's place so that times vary. */
function at(day: string, index: number): Date {
  const minute = (index * 37) % 60
  return new Date(`${day}T${String(8 + (index % 12)).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00Z`)
}
