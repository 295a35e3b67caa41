import type { Language } from "../../texts/languages.ts"
import { countryName } from "./formatAddress.ts"

/** Where the shop is, and where it takes shoppers to be until they say otherwise. */
export const baseCountry = "ES"

const others = [
  ...["AT", "BE", "BG", "HR", "CY", "CZ", "DK", "EE", "FI", "FR", "DE", "GR", "HU", "IE", "IT", "LV", "LT", "LU", "MT"],
  ...["NL", "PL", "PT", "RO", "SK", "SI", "SE", "GB", "US", "CA", "AU", "CH", "NO"],
]

/** The countries that addresses may be in. Not all of them are shipped to. */
export const countries: readonly string[] = [baseCountry, ...others]

/** Countries by their names, the shop's own first. */
export function listCountries(language: Language): readonly { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language)
  const named = others.map((code) => ({ code, name: countryName(code, language) }))
  return [
    { code: baseCountry, name: countryName(baseCountry, language) },
    ...named.toSorted((one, other) => compare(one.name, other.name)),
  ]
}
