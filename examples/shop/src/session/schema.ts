import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Notice } from "./notice.ts"

/** A visitor who has put something in the basket, has logged in, or is owed a notice. */
export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  /** Who has logged in, and until when. */
  customerId: integer("customer_id"),
  loginEndsAt: timestamp("login_ends_at", { withTimezone: true }),
  notices: jsonb().$type<readonly Notice[]>().notNull().default([]),
})
