import { asc } from "drizzle-orm"
import type { Database } from "../../database/connect.ts"
import type { Language } from "../../texts/languages.ts"
import { freeFromMinor } from "../shipping/rates.ts"
import { shippingMethods, shippingZones } from "../shipping/schema.ts"

/** The shipping cost of a zone in minor units of EUR, with tax. `freeFromMinor` is undefined if it is never free. */
export interface ZoneRates {
  readonly name: string
  readonly costMinor: number
  readonly freeFromMinor: number | undefined
}

/** Reads the shipping zones with a flat rate, nearest first. */
export async function listZoneRates(database: Database, language: Language): Promise<readonly ZoneRates[]> {
  const zones = await database.select().from(shippingZones).orderBy(asc(shippingZones.id))
  const methods = await database.select().from(shippingMethods)
  return zones.flatMap(({ id, name }) => {
    const own = methods.filter(({ zoneId }) => zoneId === id)
    const flat = own.find(({ kind }) => kind === "flat_rate")
    return flat ? [{ name: name[language], costMinor: flat.costMinor, freeFromMinor: freeFromMinor(own) }] : []
  })
}
