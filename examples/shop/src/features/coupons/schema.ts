import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

/** Coupons. `amount` is in percent or minor units of EUR, by `kind`; `minMinor` is in minor units of EUR. */
export const coupons = pgTable("coupons", {
  code: text().primaryKey(),
  kind: text().$type<"percent" | "fixed_cart">().notNull(),
  amount: integer().notNull(),
  hasFreeShipping: boolean("has_free_shipping").notNull(),
  minMinor: integer("min_minor").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }),
  usageLimit: integer("usage_limit"),
  isIndividual: boolean("is_individual").notNull(),
  excludesSale: boolean("excludes_sale").notNull(),
})

/** The coupons that shoppers have entered. */
export const basketCoupons = pgTable(
  "basket_coupons",
  {
    sessionId: text("session_id").notNull(),
    code: text().notNull(),
    position: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.code] })],
)
