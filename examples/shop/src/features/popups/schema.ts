import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"

/** Who has asked for the newsletter; `email` is in lower case, `confirmedAt` null until its owner has confirmed. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  email: text().primaryKey(),
  name: text().notNull().default(""),
  language: text().$type<Language>().notNull(),
  tokenHash: text("token_hash"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
})

/** What was sent by a popup's form. */
export const popupSubmissions = pgTable("popup_submissions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  popupId: integer("popup_id"),
  kind: text().$type<"newsletter" | "contact">().notNull(),
  email: text().notNull(),
  name: text().notNull().default(""),
  message: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** How often something happened to a popup. */
export const popupCounts = pgTable(
  "popup_counts",
  {
    popupId: integer("popup_id").notNull(),
    event: text().$type<"open" | "conversion">().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.popupId, table.event] })],
)
