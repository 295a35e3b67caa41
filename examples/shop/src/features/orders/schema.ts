import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"
import type { Currency } from "../../texts/money.ts"
import type { Language } from "../../texts/languages.ts"
import type { Address } from "../shipping/address.ts"
import type { OrderState } from "./orderStates.ts"

/** The shipping rate of an order; `id` and `name` are "" if nothing is shipped. `pickup` is the place of a pick-up. */
export interface OrderedRate {
  readonly id: string
  readonly name: string
  readonly pickup?: { readonly address: string; readonly details: string }
}

/** A coupon of an order, with its discount. */
export interface OrderedCoupon {
  readonly code: string
  readonly discountMinor: number
}

/** A tax included in an order. 2100 hundredths are 21 %. */
export interface OrderedTax {
  readonly name: string
  readonly percentHundredths: number
  readonly amountMinor: number
}

/** The orders. `Order` documents the columns. */
export const orders = pgTable("orders", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  basketHash: text("basket_hash").notNull().default(""),
  sessionId: text("session_id").notNull(),
  ownerId: text("owner_id"),
  customerId: integer("customer_id"),
  state: text().$type<OrderState>().notNull(),
  language: text().$type<Language>().notNull(),
  currency: text().$type<Currency>().notNull().default("EUR"),
  billing: jsonb().$type<Address>().notNull(),
  shipping: jsonb().$type<Address>().notNull(),
  note: text().notNull(),
  paymentMethod: text("payment_method").notNull(),
  shippingRate: jsonb("shipping_rate").$type<OrderedRate>().notNull(),
  coupons: jsonb().$type<readonly OrderedCoupon[]>().notNull(),
  taxes: jsonb().$type<readonly OrderedTax[]>().notNull(),
  itemsMinor: integer("items_minor").notNull(),
  discountMinor: integer("discount_minor").notNull(),
  shippingMinor: integer("shipping_minor").notNull(),
  shippingTaxMinor: integer("shipping_tax_minor").notNull(),
  taxMinor: integer("tax_minor").notNull(),
  totalMinor: integer("total_minor").notNull(),
  attribution: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  holdsStock: boolean("holds_stock").notNull(),
  heldUntil: timestamp("held_until", { withTimezone: true }),
  placedAt: timestamp("placed_at", { withTimezone: true }).notNull(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
})

/** The line items of orders. `OrderItem` documents the columns. */
export const orderItems = pgTable(
  "order_items",
  {
    orderId: integer("order_id").notNull(),
    position: integer().notNull(),
    productId: integer("product_id"),
    variationId: integer("variation_id"),
    slug: text().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    choices: jsonb().$type<readonly { readonly label: string; readonly value: string }[]>().notNull(),
    category: text().notNull(),
    quantity: integer().notNull(),
    unitMinor: integer("unit_minor").notNull(),
    subtotalMinor: integer("subtotal_minor").notNull(),
    discountMinor: integer("discount_minor").notNull(),
    totalMinor: integer("total_minor").notNull(),
    taxMinor: integer("tax_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)
