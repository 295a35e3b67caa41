import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"

/** E-mail addresses that shoppers typed. */
export const capturedEmails = pgTable("captured_emails", {
  email: text().primaryKey(),
  sessionId: text("session_id").notNull(),
  contactId: text("contact_id"),
  language: text().$type<Language>().notNull(),
  firstAt: timestamp("first_at", { withTimezone: true }).notNull(),
  lastAt: timestamp("last_at", { withTimezone: true }).notNull(),
})

/** The number of usage events by day and name. */
export const usageEvents = pgTable(
  "usage_events",
  { day: date().notNull(), event: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.event] })],
)
