import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { Texts } from "../../texts/languages.ts"

/** Shipping zones. Within a zone, shipping costs the same. */
export const shippingZones = pgTable("shipping_zones", {
  id: integer().primaryKey(),
  name: jsonb().$type<Texts<string>>().notNull(),
})

/** The zone of each country, or of one of its states. `state` is "" for the whole country. */
export const shippingRegions = pgTable(
  "shipping_regions",
  { country: text().notNull(), state: text().notNull().default(""), zoneId: integer("zone_id").notNull() },
  (table) => [primaryKey({ columns: [table.country, table.state] })],
)

/** The shipping methods and pick-up places of each zone. Amounts are minor units of EUR, tax included. */
export const shippingMethods = pgTable("shipping_methods", {
  id: integer().primaryKey(),
  zoneId: integer("zone_id").notNull(),
  kind: text().$type<"flat_rate" | "free_shipping" | "pickup_location">().notNull(),
  position: integer().notNull(),
  name: jsonb().$type<Texts<string>>().notNull(),
  costMinor: integer("cost_minor").notNull(),
  minMinor: integer("min_minor"),
  pickup: jsonb().$type<{ readonly address: string; readonly details: Texts<string> }>(),
})

/** The tax in each country, or in one of its states. 2100 hundredths are 21 %. */
export const taxRates = pgTable(
  "tax_rates",
  {
    country: text().notNull(),
    state: text().notNull().default(""),
    percentHundredths: integer("percent_hundredths").notNull(),
    name: jsonb().$type<Texts<string>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.state] })],
)
