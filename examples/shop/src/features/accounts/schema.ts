import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "../../texts/languages.ts"
import type { Address } from "../shipping/address.ts"

type Role = "customer" | "administrator"

/** Accounts; `email` is in lower case. */
export const customers = pgTable("customers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull(),
  username: text(),
  role: text().$type<Role>().notNull(),
  passwordHash: text("password_hash").notNull(),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  language: text().$type<Language>().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
})

/** Customers' saved addresses, keyed by the checkout's field names without their prefix. */
export const customerAddresses = pgTable(
  "customer_addresses",
  {
    customerId: integer("customer_id").notNull(),
    kind: text().$type<"billing" | "shipping">().notNull(),
    fields: jsonb().$type<Address>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.kind] })],
)

/** Links in e-mails. Each can be used once. */
export const accountLinks = pgTable("account_links", {
  tokenHash: text("token_hash").primaryKey(),
  kind: text().$type<"confirm" | "reset">().notNull(),
  email: text().notNull(),
  customerId: integer("customer_id"),
  passwordHash: text("password_hash"),
  sessionId: text("session_id"),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
})
