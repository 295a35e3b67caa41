import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

/** Payments that were started for an order. */
export const orderPayments = pgTable("order_payments", {
  intentId: text("intent_id").primaryKey(),
  orderId: integer("order_id").notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** Whether its card is saved once it has succeeded. */
  savesCard: boolean("saves_card").notNull().default(false),
  /** The time at which it paid its order; null for a payment that didn't. */
  paidAt: timestamp("paid_at", { withTimezone: true }),
})

/** Customers' ids at the provider. */
export const providerCustomers = pgTable("provider_customers", {
  customerId: integer("customer_id").primaryKey(),
  providerId: text("provider_id").notNull(),
})

/** Cards that customers have saved. */
export const savedCards = pgTable("saved_cards", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer("customer_id").notNull(),
  paymentMethod: text("payment_method").notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
  isDefault: boolean("is_default").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** The appearances of a session's card forms. */
export const sessionAppearances = pgTable(
  "session_appearances",
  {
    sessionId: text("session_id").notNull(),
    location: text().notNull(),
    appearance: jsonb().$type<object>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.location] })],
)

/** Provider messages that have been processed. */
export const providerEvents = pgTable("provider_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull(),
})

/** All data of the simulated provider. */
export const simulatedProvider = pgTable(
  "simulated_provider",
  { kind: text().notNull(), id: text().notNull(), data: jsonb().$type<object>().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
