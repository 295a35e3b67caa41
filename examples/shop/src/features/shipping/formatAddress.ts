import { locales, type Language } from "../../texts/languages.ts"
import type { Address } from "./address.ts"
import { stateName } from "./states.ts"

/** Formats an address as lines, as on a parcel. The country determines the order of town and postcode; empty lines are omitted. */
export function formatAddress(address: Address, language: Language): readonly string[] {
  const { first_name, last_name, company, address_1, address_2, city, postcode, country } = address
  const state = stateName(country, address.state)
  const isTownFirst = ["GB", "IE", "US", "CA", "AU"].includes(country)
  const town = isTownFirst
    ? [city, [state, postcode].filter(Boolean).join(" ")].filter(Boolean).join(", ")
    : [postcode, city].filter(Boolean).join(" ")
  return [
    [first_name, last_name].filter(Boolean).join(" "),
    company,
    address_1,
    address_2,
    town,
    isTownFirst || state === city ? "" : state,
    country === "" ? "" : countryName(country, language),
  ].filter((line) => line !== "")
}

/** The name of a country in a language; the code itself if it is unknown, or not even a code, as a shopper's script may send it. */
export function countryName(country: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([locales[language]], { type: "region" }).of(country) ?? country
}
