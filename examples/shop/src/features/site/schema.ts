import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core"

/** Choices that a customer made, by key. */
export const customerMeta = pgTable(
  "customer_meta",
  {
    customerId: integer("customer_id").notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.key] })],
)
