import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { Texts } from "../../texts/languages.ts"

/** A part of the world that parcels cost the same to. */
export const shippingZones = pgTable("shipping_zones", {
  id: integer().primaryKey(),
  name: jsonb().$type<Texts<string>>().notNull(),
})

/** Which zone a country, or one of its states, belongs to. */
export const shippingRegions = pgTable(
  "shipping_regions",
  { country: text().notNull(), state: text().notNull().default(""), zoneId: integer("zone_id").notNull() },
  (table) => [primaryKey({ columns: [table.country, table.state] })],
)

/** A way that a parcel goes to a zone, or a place where it is fetched. */
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

/** The tax that is due in a country, or in one of its states. */
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
