import { describe, expect, test } from "vitest"
import { createMethod } from "../../testing/terms.ts"
import { createAddress } from "./address.ts"
import { listAddressFields } from "./addressFields.ts"
import { countries } from "./countries.ts"
import { isEmailAddress } from "./emailAddress.ts"
import { formatAddress } from "./formatAddress.ts"
import { formatPostcode, isPostcode } from "./postcode.ts"
import { freeFromMinor, selectRates } from "./rates.ts"
import { stateCode, stateName, statesByCountry } from "./states.ts"
import { priceWithTax, taxIn } from "./tax.ts"

const methods = [
  createMethod(),
  createMethod({ id: 2, kind: "free_shipping", position: 1, costMinor: 0, minMinor: 15000 }),
  createMethod({
    id: 3,
    kind: "pickup_location",
    position: 3,
    costMinor: 0,
    pickup: { address: "Aquí", details: { es: "Hoy", en: "Today" } },
  }),
]

describe("rates", () => {
  test.each([
    { amountMinor: 14999, isFree: false, ids: ["flat_rate:1", "pickup_location:3"] },
    { amountMinor: 15000, isFree: false, ids: ["free_shipping:2", "pickup_location:3"] },
    { amountMinor: 100, isFree: true, ids: ["free_shipping:2", "pickup_location:3"] },
  ])("for $amountMinor (paid by a coupon: $isFree) are $ids", ({ amountMinor, isFree, ids }) => {
    expect(selectRates(methods, { amountMinor, isFree, language: "es" }).map(({ id }) => id)).toEqual(ids)
  })

  test("speak the shopper's language", () => {
    const rates = selectRates(methods, { amountMinor: 0, isFree: false, language: "en" })
    expect(rates[1]).toMatchObject({ pickup: { address: "Aquí", details: "Today" } })
  })

  test("are free from an amount, or never", () => {
    expect([freeFromMinor(methods), freeFromMinor([createMethod()])]).toEqual([15000, undefined])
  })
})

test.each([
  { catalogueMinor: 5800, percentHundredths: 2100, priceMinor: 5800, taxMinor: 1007 },
  { catalogueMinor: 5800, percentHundredths: 0, priceMinor: 4793, taxMinor: 0 },
  { catalogueMinor: 12100, percentHundredths: 700, priceMinor: 10700, taxMinor: 700 },
  { catalogueMinor: 1, percentHundredths: 2100, priceMinor: 1, taxMinor: 0 },
])("$catalogueMinor is $priceMinor where $percentHundredths are due", (row) => {
  expect(priceWithTax(row.catalogueMinor, row.percentHundredths)).toBe(row.priceMinor)
  expect(taxIn(row.priceMinor, row.percentHundredths)).toBe(row.taxMinor)
})

describe("postcodes", () => {
  test.each([
    { country: "ES", typed: " 48 001 ", written: "48001" },
    { country: "GB", typed: "sw1a1aa", written: "SW1A 1AA" },
    { country: "IE", typed: "d02x285", written: "D02 X285" },
    { country: "NL", typed: "1012ab", written: "1012 AB" },
    { country: "PT", typed: "1100148", written: "1100-148" },
    { country: "PL", typed: "00950", written: "00-950" },
    { country: "SE", typed: "11455", written: "114 55" },
    { country: "LV", typed: "1050", written: "LV-1050" },
    { country: "US", typed: "100011234", written: "10001-1234" },
    { country: "CA", typed: "k1a0b1", written: "K1A 0B1" },
    { country: "MT", typed: "vlt 1117", written: "VLT1117" },
  ])("of $country: $typed is $written", ({ country, typed, written }) => {
    expect(formatPostcode(typed, country)).toBe(written)
    expect(isPostcode(written, country)).toBe(true)
  })

  test.each([
    ["ES", "4800"],
    ["DE", "00123"],
    ["NL", "1012 SA"],
    ["CA", "D1A 0B1"],
    ["GB", "X"],
    ["FR", "ABCDE"],
    ["MT", "?"],
  ])("%s has no %s", (country, postcode) => {
    expect(isPostcode(formatPostcode(postcode, country), country)).toBe(false)
  })
})

describe("e-mail addresses", () => {
  test.each(["a@b.co", "ana.maría+1@correo.example", '"a b"@b.example', "x_y@sub-domain.b.example"])(
    "%s is one",
    (text) => {
      expect(isEmailAddress(text)).toBe(true)
    },
  )

  test.each([
    "",
    "a",
    "@b.co",
    "a@b",
    "a@b.1",
    "a..b@c.co",
    ".a@b.co",
    "a b@c.co",
    "a@-b.co",
    "a@b-.co",
    "a@b..co",
    "a@@b.co",
  ])("%s is none", (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  test("no text takes long", () => {
    const before = process.cpuUsage()
    for (const text of [
      `${"a.".repeat(100_000)}@b.co`,
      `a@${"b-".repeat(100_000)}`,
      '"'.repeat(100_000),
      `a@${".".repeat(100_000)}`,
    ]) {
      expect(isEmailAddress(text)).toBe(false)
    }
    const { user, system } = process.cpuUsage(before)
    // Processor time, which other programs don't affect, in µs: linear code needs a hundredth of it.
    expect(user + system).toBeLessThan(1_000_000)
  })
})

describe("parts of countries", () => {
  test("are known by code and by name, whatever the case", () => {
    expect([
      stateCode("ES", "bizkaia"),
      stateCode("ES", "bi"),
      stateCode("ES", "Paris"),
      stateCode("IT", "Roma"),
    ]).toEqual(["BI", "BI", "", "Roma"])
    expect([stateName("ES", "M"), stateName("ES", "toString"), stateName("FR", "x")]).toEqual([
      "Madrid",
      "toString",
      "x",
    ])
  })

  test.each([
    ["ES", 52],
    ["DE", 16],
    ["CA", 13],
    ["AU", 8],
    ["US", 54],
  ] as const)("%s has %d", (country, count) => {
    expect(Object.keys(statesByCountry.get(country) ?? {})).toHaveLength(count)
  })
})

describe("the fields of an address", () => {
  const keysOf = (country: string) =>
    listAddressFields("shipping", country, "es")
      .filter(({ isHidden }) => !isHidden)
      .map(({ key }) => key)

  test.each([
    {
      country: "ES",
      keys: ["first_name", "last_name", "country", "address_1", "address_2", "postcode", "city", "state"],
    },
    { country: "FR", keys: ["first_name", "last_name", "country", "address_1", "address_2", "postcode", "city"] },
    {
      country: "HU",
      keys: ["last_name", "first_name", "country", "postcode", "city", "address_1", "address_2", "state"],
    },
    {
      country: "US",
      keys: ["first_name", "last_name", "country", "address_1", "address_2", "city", "state", "postcode"],
    },
  ])("stand in the order of $country", ({ country, keys }) => {
    expect(keysOf(country)).toEqual(keys)
  })

  test("are asked for only where the country has them", () => {
    const required = (country: string, key: string) =>
      listAddressFields("billing", country, "en").find((field) => field.key === key)?.isRequired
    expect([
      required("ES", "state"),
      required("GB", "state"),
      required("FR", "state"),
      required("IE", "postcode"),
    ]).toEqual([true, false, false, false])
  })

  test("an empty country has the platform's order", () => {
    expect(listAddressFields("billing", "", "en").map(({ priority }) => priority)).toEqual([
      10, 20, 40, 50, 60, 70, 80, 90, 100, 110,
    ])
  })
})

test("an address is written as its country writes it", () => {
  const person = { first_name: "Ana", last_name: "Gil", address_1: "Calle 1" }
  expect(
    formatAddress(createAddress({ ...person, country: "ES", postcode: "48001", city: "Bilbao", state: "BI" }), "en"),
  ).toEqual(["Ana Gil", "Calle 1", "48001 Bilbao", "Bizkaia", "Spain"])
  expect(
    formatAddress(createAddress({ ...person, country: "US", postcode: "10001", city: "New York", state: "NY" }), "es"),
  ).toEqual(["Ana Gil", "Calle 1", "New York, New York 10001", "Estados Unidos"])
  expect(formatAddress(createAddress(), "es")).toEqual([])
})

test("no country is listed twice", () => {
  expect(new Set(countries).size).toBe(countries.length)
})
