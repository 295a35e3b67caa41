import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"

/** The shop's e-mails. */
export const outbox = pgTable("outbox", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  orderId: integer("order_id"),
  recipient: text().notNull(),
  language: text().$type<Language>().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})
