import type { Database } from "../../database/connect.ts"
import { readOnce } from "../../database/readOnce.ts"
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
  const { regions, methods, taxes } = await readOnce(database, "places", () => readPlaces(database))
  const zone = selectRule(regions, where)
  const tax = selectRule(taxes, where)
  return {
    methods: zone ? methods.filter(({ zoneId }) => zoneId === zone.zoneId) : [],
    tax: { name: tax?.name[language] ?? "", percentHundredths: tax?.percentHundredths ?? 0 },
  }
}

async function readPlaces(database: Database) {
  return {
    regions: await database.select().from(shippingRegions),
    methods: await database.select().from(shippingMethods),
    taxes: await database.select().from(taxRates),
  }
}

type Region = Pick<Destination, "country" | "state">

function selectRule<Rule extends Region>(rules: readonly Rule[], { country, state }: Region): Rule | undefined {
  const ofCountry = rules.filter((rule) => rule.country === country)
  return ofCountry.find((rule) => rule.state === state) ?? ofCountry.find((rule) => rule.state === "")
}
