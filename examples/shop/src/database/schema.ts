import { pgTable, text } from "drizzle-orm/pg-core"

/** The shop's persistent settings: the secret of its nonces. */
export const settings = pgTable("settings", { name: text().primaryKey(), value: text().notNull() })
