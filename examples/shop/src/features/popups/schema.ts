import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"

/** Newsletter subscribers. `email` is in lower case; `confirmedAt` is null until its owner confirms. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  email: text().primaryKey(),
  name: text().notNull().default(""),
  language: text().$type<Language>().notNull(),
  tokenHash: text("token_hash"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
})

/** Received forms. `popupId` is null for a form outside a popup. */
export const popupSubmissions = pgTable("popup_submissions", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  popupId: integer("popup_id"),
  kind: text().$type<"newsletter" | "contact">().notNull(),
  email: text().notNull(),
  name: text().notNull().default(""),
  message: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** The number of events of each popup. */
export const popupCounts = pgTable(
  "popup_counts",
  {
    popupId: integer("popup_id").notNull(),
    event: text().$type<"open" | "conversion">().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.popupId, table.event] })],
)
