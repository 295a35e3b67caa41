import { type Page, readBlockSetting } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { readAddressSettings } from "../../forms/settings.ts"
import { blockSettings } from "../../hostSettings.ts"

type Blocks = ReturnType<typeof blockSettings.parse>

/** The current settings of the platform's blocks. */
export function readBlocks(page: Page): Blocks {
  return blockSettings.parse({ getSetting: (key: string) => readBlockSetting(page, key) })
}

/** The page's own rules and states of address fields, by country; null without them. */
export function readCountryRules(page: Page, { countryData }: Pick<Blocks, "countryData">) {
  const address = readAddressSettings(page)
  return {
    states: address.states ?? pickByCountry(countryData, "states"),
    locale: address.locale ?? pickByCountry(countryData, "locale"),
  }
}

function pickByCountry(countryData: Readonly<Record<string, unknown>>, member: string): unknown {
  const entries = Object.entries(countryData).flatMap(([code, data]) => {
    const value = readMember(data, [member])
    return value === undefined ? [] : [[code, value] as const]
  })
  return entries.length === 0 ? null : Object.fromEntries(entries)
}
