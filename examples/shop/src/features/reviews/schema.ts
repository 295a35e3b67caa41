import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"
import type { ReviewStatus } from "./review.ts"

/** Reviews of products and replies (`parentId`). Only moderators see `email`, and nobody sees `sender`. */
export const reviews = pgTable("reviews", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  productId: integer("product_id").notNull(),
  parentId: integer("parent_id"),
  author: text().notNull(),
  email: text().notNull(),
  rating: integer(),
  body: text().notNull(),
  language: text().$type<Language>().notNull(),
  status: text().$type<ReviewStatus>().notNull(),
  isByShop: boolean("is_by_shop").notNull().default(false),
  sessionId: text("session_id"),
  sender: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
