import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Notice } from "./notice.ts"

/** A visitor with a basket, a login, or pending notices. */
export const sessions = pgTable("sessions", {
  id: text().primaryKey(),
  seenAt: timestamp("seen_at", { withTimezone: true }).notNull(),
  /** The logged-in customer, and the end of the login. */
  customerId: integer("customer_id"),
  loginEndsAt: timestamp("login_ends_at", { withTimezone: true }),
  notices: jsonb().$type<readonly Notice[]>().notNull().default([]),
})
