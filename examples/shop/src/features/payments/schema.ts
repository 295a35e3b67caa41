import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

/** Payments that were begun for an order. */
export const orderPayments = pgTable("order_payments", {
  intentId: text("intent_id").primaryKey(),
  orderId: integer("order_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** Messages of the provider's that have been taken. */
export const providerEvents = pgTable("provider_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
})

/** All that the simulated provider knows. */
export const simulatedProvider = pgTable(
  "simulated_provider",
  { kind: text().notNull(), id: text().notNull(), data: jsonb().$type<object>().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
