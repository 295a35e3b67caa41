import { formatText } from "@ringside/core/domain"

/** Where a separator stands in a country's postcodes: after so many characters, or before the last so many. */
interface Separator {
  readonly text: " " | "-"
  readonly after?: number
  readonly beforeLast?: number
}

const separators: Readonly<Record<string, Separator>> = {
  ...byCountry("SE CZ SK", { text: " ", beforeLast: 2 }),
  ...byCountry("CA GB", { text: " ", beforeLast: 3 }),
  ...byCountry("IE", { text: " ", after: 3 }),
  ...byCountry("NL", { text: " ", after: 4 }),
  ...byCountry("PT", { text: "-", after: 4 }),
  ...byCountry("PL BR", { text: "-", beforeLast: 3 }),
  ...byCountry("US PR", { text: "-", after: 5 }),
  ...byCountry("JP", { text: "-", after: 3 }),
}

/** Patterns of formatted postcodes. */
const patterns: Readonly<Record<string, RegExp>> = {
  ...byCountry("ES FI EE FR IT", /^\d{5}$/),
  ...byCountry("AT BE CH HU NO", /^\d{4}$/),
  ...byCountry("DE", /^(?!00)\d{5}$/),
  ...byCountry("DK", /^(?:DK)?(?:[124-9]\d{3}|3[0-8]\d{2})$/),
  ...byCountry("PT", /^\d{4}-\d{3}$/),
  ...byCountry("PL", /^\d{2}-\d{3}$/),
  ...byCountry("NL", /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/),
  SE: /^(?:SE)?\d{3} \d{2}$/,
  CZ: /^(?:CZ)?\d{3} \d{2}$/,
  SK: /^(?:SK)?\d{3} \d{2}$/,
  ...byCountry("SI", /^[1-9]\d{3}$/),
  ...byCountry("US PR", /^\d{5}(?:-\d{4})?$/),
  ...byCountry("CA", /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/),
}

/** Outward codes of the United Kingdom, then the ones of its forces and the one of a bank. */
const british = [
  /^[A-PR-UWYZ][A-HK-Y]?\d{1,2} \d[ABD-HJLNP-UW-Z]{2}$/,
  /^[A-PR-UWYZ]\d[A-HJKPSTUW] \d[ABD-HJLNP-UW-Z]{2}$/,
  /^[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY] \d[ABD-HJLNP-UW-Z]{2}$/,
  /^GIR 0AA$/,
]
/** The server looks for an Eircode anywhere in the text. */
const irish = /(?:[AC-FHKNPRTV-Y]\d{2}|D6W)[\dAC-FHKNPRTV-Y]{4}/
const britishForces = /^BFPO(?:\d{1,4}|C\/O\d{1,3})$/

function byCountry<Value>(countries: string, value: Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(countries.split(" ").map((country) => [country, value]))
}

function select<Value>(table: Readonly<Record<string, Value>>, country: string): Value | undefined {
  return Object.hasOwn(table, country) ? table[country] : undefined
}

/** A postcode in capitals, without spaces and hyphens. */
export function normalizePostcode(postcode: string | null): string {
  return formatText(postcode).toUpperCase().replace(/[\s-]/g, "")
}

/** A postcode as it is written in `country`. Source: checkout contract §5.4. */
export function formatPostcode(postcode: string | null, country: string): string {
  const plain = normalizePostcode(postcode)
  if (country === "LV") return /^(?:LV)?\d+$/.test(plain) ? `LV-${plain.replace("LV", "")}` : plain
  const separator = select(separators, country)
  if (!separator) return plain
  const place = separator.after ?? plain.length - (separator.beforeLast ?? 0)
  return place > 0 && place < plain.length ? plain.slice(0, place) + separator.text + plain.slice(place) : plain
}

/** Whether a postcode is one of `country`, however its spaces and hyphens are typed. Source: checkout contract §5.4. */
export function isValidPostcode(postcode: string | null, country: string): boolean {
  const formatted = formatPostcode(postcode, country)
  if (country === "GB") {
    return britishForces.test(normalizePostcode(postcode)) || british.some((pattern) => pattern.test(formatted))
  }
  if (country === "IE") return irish.test(normalizePostcode(postcode))
  return (select(patterns, country) ?? /^[A-Z\d -]*$/).test(formatted)
}
