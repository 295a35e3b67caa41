import { pgTable, text } from "drizzle-orm/pg-core"

/** What the shop must remember about itself: the secret its nonces are made with. */
export const settings = pgTable("settings", { name: text().primaryKey(), value: text().notNull() })
