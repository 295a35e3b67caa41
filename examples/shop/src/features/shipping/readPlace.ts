import { and, desc, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Language } from "../../texts/languages.ts"
import type { Destination, ShippingMethod } from "./rates.ts"
import { shippingMethods, shippingRegions, taxRates } from "./schema.ts"
import type { TaxRate } from "./tax.ts"

/** The shipping methods and the tax at a destination. Without methods, the shop doesn't ship there. */
export interface Place {
  readonly methods: readonly ShippingMethod[]
  readonly tax: TaxRate
}

/** Reads the shipping methods and the tax at a destination. A rule for its state takes precedence over its country's. */
export async function readPlace(database: Database, language: Language, where: Destination): Promise<Place> {
  const { country, state } = where
  const [zone] = await database
    .select({ id: shippingRegions.zoneId })
    .from(shippingRegions)
    .where(and(eq(shippingRegions.country, country), inArray(shippingRegions.state, [state, ""])))
    .orderBy(desc(shippingRegions.state))
    .limit(1)
  const [tax] = await database
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.country, country), inArray(taxRates.state, [state, ""])))
    .orderBy(desc(taxRates.state))
    .limit(1)
  return {
    methods: zone ? await database.select().from(shippingMethods).where(eq(shippingMethods.zoneId, zone.id)) : [],
    tax: { name: tax?.name[language] ?? "", percentHundredths: tax?.percentHundredths ?? 0 },
  }
}
