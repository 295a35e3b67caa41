import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Address } from "../shipping/address.ts"

/** A line of a basket; a removed one stays for a while, so that it can be restored. */
export const basketLines = pgTable(
  "basket_lines",
  {
    sessionId: text("session_id").notNull(),
    key: text().notNull(),
    productId: integer("product_id").notNull(),
    variationId: integer("variation_id"),
    quantity: integer().notNull(),
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.key] })],
)

/** The shopper's data before an order. */
export const basketCustomers = pgTable("basket_customers", {
  sessionId: text("session_id").primaryKey(),
  billing: jsonb().$type<Address>().notNull(),
  shipping: jsonb().$type<Address>().notNull(),
  shipsElsewhere: boolean("ships_elsewhere").notNull(),
  rate: text().notNull(),
  paymentMethod: text("payment_method").notNull(),
  note: text().notNull(),
})
