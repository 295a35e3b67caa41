import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** `waiting` for a translation, translated by a `machine`, or by a `person`. */
export type StringState = "waiting" | "machine" | "person"

/** A text that scripts add to pages, in one language. */
export const dynamicStrings = pgTable("dynamic_strings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  original: text().notNull(),
  language: text().$type<"en">().notNull(),
  /** "" while it waits. */
  translation: text().notNull().default(""),
  state: text().$type<StringState>().notNull().default("waiting"),
  firstAt: timestamp("first_at", { withTimezone: true }).notNull().defaultNow(),
})
