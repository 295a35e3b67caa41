import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

/** `waiting`: without a translation. `machine` and `person`: who translated it. */
export type StringState = "waiting" | "machine" | "person"

/** Texts that scripts add to pages, one row per text and target language. */
export const dynamicStrings = pgTable("dynamic_strings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  original: text().notNull(),
  language: text().$type<"en">().notNull(),
  /** "" while the state is `waiting`. */
  translation: text().notNull().default(""),
  state: text().$type<StringState>().notNull().default("waiting"),
  firstAt: timestamp("first_at", { withTimezone: true }).notNull().defaultNow(),
})
