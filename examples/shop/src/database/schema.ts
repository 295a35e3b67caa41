import { pgTable, text } from "drizzle-orm/pg-core"

/** The shop's persistent settings by name, such as the secret of its nonces and the seeded release. */
export const settings = pgTable("settings", { name: text().primaryKey(), value: text().notNull() })
