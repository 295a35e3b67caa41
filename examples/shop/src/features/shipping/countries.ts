import type { Language } from "../../texts/languages.ts"
import { countryName } from "./formatAddress.ts"

/** The shop's country. Shoppers count as being there until they enter another one. */
export const baseCountry = "ES"

const others = [
  ...["AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV", "LT", "LU", "MT"],
  ...["NL", "PL", "PT", "RO", "SK", "SI", "SE", "GB", "US", "CA", "AU", "CH", "NO"],
]

/** The countries that an address can have. The shop doesn't ship to all of them. */
export const countries: readonly string[] = [baseCountry, ...others]

/** Lists all countries by name, the shop's own first. */
export function listCountries(language: Language): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language)
  const named = others.map((code) => ({ code, name: countryName(code, language) }))
  return [
    { code: baseCountry, name: countryName(baseCountry, language) },
    ...named.toSorted((one, other) => compare(one.name, other.name)),
  ]
}
