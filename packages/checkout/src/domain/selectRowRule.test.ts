import { expect, test } from "vitest"
import { selectRowRule } from "./selectRowRule.ts"

const locale = {
  default: { postcode: { label: "Código postal" }, state: { label: "Región" } },
  US: { state: { label: "Estado" } },
}

test.each([
  ["postcode", "ES", "US", null, { label: { name: "zipCode" }, priority: 90 }],
  ["postcode", "US", "ES", null, { label: { name: "postcodeZip" }, priority: 65 }],
  ["postcode", "US", "ES", locale, { label: { text: "Código postal" }, priority: 65 }],
  ["state", "ES", "US", locale, { label: { text: "Estado" } }],
  ["state", "ES", "FR", null, { label: { name: "stateCounty" }, hidden: true, required: false }],
  ["state", "FR", "RO", null, { label: { name: "county" }, hidden: false, required: true }],
  ["state", "US", "JP", locale, { label: { text: "Región" } }],
  ["city", "ES", "US", null, {}],
  ["first_name", "ES", "HU", null, { priority: 20, className: ["form-row-last"] }],
  ["first_name", "HU", "ES", null, { priority: 10, className: ["form-row-first"] }],
  ["postcode", "ES", "IE", null, { label: { name: "eircode" }, required: false, priority: 90 }],
] as const)("%s, rendered for %s, in %s", (key, rendered, country, pageLocale, rule) => {
  expect(selectRowRule({ key, rendered, country, locale: pageLocale })).toEqual(rule)
})

test("never requires what it hides", () => {
  const hiding = { FR: { state: { hidden: true, required: true } } }
  expect(selectRowRule({ key: "state", rendered: "ES", country: "FR", locale: hiding })).toMatchObject({
    required: false,
  })
})

const angola = { AO: { postcode: { required: true, hidden: true }, city: { placeholder: "Luanda" } } }
test.each([
  ["what the page names holds in the printed country", "city", "AO", { placeholder: { text: "Luanda" } }],
  ["what it hides there isn't required", "postcode", "AO", { hidden: true, required: false }],
  ["our own table changes nothing there", "state", "AO", {}],
  ["what the printed country names is the default again elsewhere", "city", "JP", { placeholder: { text: "" } }],
  ["the calculator's empty option is no country", "address_1", "default", {}],
])("%s", (_, key, country, rule) => {
  const locale = { ...angola, default: { address_1: { placeholder: "Street" } } }
  expect(selectRowRule({ key, rendered: "AO", country, locale })).toEqual(rule)
})
