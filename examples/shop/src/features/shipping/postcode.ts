/** The formats of postcodes after `formatPostcode`. Other countries allow letters, digits, spaces and hyphens. */
const formats: ReadonlyMap<string, RegExp> = new Map([
  ...["ES", "FI", "EE", "FR", "IT", "HR", "LT"].map((country) => [country, /^\d{5}$/] as const),
  ...["AT", "BE", "CH", "HU", "NO", "DK", "BG", "CY", "LU", "SI", "AU"].map((country) => [country, /^\d{4}$/] as const),
  ["DE", /^(?!00)\d{5}$/],
  ["PT", /^\d{4}-\d{3}$/],
  ["PL", /^\d{2}-\d{3}$/],
  ["NL", /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/],
  ...["SE", "CZ", "SK", "GR"].map((country) => [country, /^\d{3} \d{2}$/] as const),
  ["RO", /^\d{6}$/],
  ["LV", /^LV-\d{4}$/],
  ["US", /^\d{5}(-\d{4})?$/],
  ["CA", /^[ABCEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z] \d[ABCEGHJ-NPR-TV-Z]\d$/],
  ["GB", /^(GIR 0AA|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|BFPO? ?\d{1,4})$/],
  ["IE", /^[A-Z\d]{3} [A-Z\d]{4}$/],
])

const inserts: ReadonlyMap<string, { readonly at: number; readonly sign: string }> = new Map([
  ...["SE", "CZ", "SK", "GR"].map((country) => [country, { at: -2, sign: " " }] as const),
  ...["CA", "GB"].map((country) => [country, { at: -3, sign: " " }] as const),
  ["IE", { at: 3, sign: " " }],
  ["NL", { at: 4, sign: " " }],
  ["PT", { at: 4, sign: "-" }],
  ["PL", { at: -3, sign: "-" }],
])

/** Formats a postcode as its country writes it: in capitals, with the space or hyphen in its place. */
export function formatPostcode(postcode: string, country: string): string {
  const bare = postcode.toUpperCase().replace(/[\s-]/g, "").slice(0, 20)
  const insert = inserts.get(country)
  if (country === "LV") return bare === "" ? "" : `LV-${bare.replace(/^LV/, "")}`
  if (country === "US") return bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare
  const spaced = insert ? `${bare.slice(0, insert.at)}${insert.sign}${bare.slice(insert.at)}` : bare
  return bare.length > Math.abs(insert?.at ?? 0) ? spaced : bare
}

/** Whether a country can have this postcode, which must be formatted by `formatPostcode`. */
export function isPostcode(postcode: string, country: string): boolean {
  return (formats.get(country) ?? /^[A-Z\d][A-Z\d -]*$/).test(postcode)
}
