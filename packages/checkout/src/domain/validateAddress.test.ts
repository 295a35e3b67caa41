import { expect, test } from "vitest"
import { validateAddress } from "./validateAddress.ts"

const ana = {
  billing_first_name: "Ana",
  billing_last_name: "López",
  billing_country: "ES",
  billing_address_1: "Gran Vía 1",
  billing_postcode: "28013",
  billing_city: "Madrid",
  billing_state: "M",
  billing_email: "ana@example.com",
}
const states = { ES: { M: "Madrid", B: "Barcelona" }, LU: [], GB: [] }
const countries = ["ES", "FR", "GB", "IE", "LU", "RO"]
const codesOf = (changes: object, options = {}) =>
  validateAddress("billing", { ...ana, ...changes }, { states, countries, ...options }).map(({ code }) => code)

test.each([
  ["a whole address", {}, []],
  [
    "an empty form",
    Object.fromEntries(Object.keys(ana).map((key) => [key, " "])),
    [
      ...["first_name", "last_name", "country", "address_1", "city", "state", "postcode", "email"].map(
        (key) => `billing_${key}_required`,
      ),
    ],
  ],
  ["a bad e-mail, once", { billing_email: "ana@" }, ["billing_email_validation"]],
  ["a bad phone", { billing_phone: "abc" }, ["billing_phone_validation"]],
  ["a bad postcode", { billing_postcode: "1" }, ["billing_postcode_validation"]],
  ["a state of another country", { billing_state: "CA" }, ["billing_state_validation"]],
  ["a state by its name", { billing_state: "madrid" }, []],
  ["a country that there isn't", { billing_country: "XX" }, ["billing_country_validation"]],
  ["a hidden state", { billing_country: "FR", billing_state: "" }, []],
  ["a country without states", { billing_country: "LU", billing_postcode: "1111", billing_state: "" }, []],
  ["a state that is needed", { billing_country: "RO", billing_state: "" }, ["billing_state_required"]],
])("%s", (_, changes, codes) => {
  expect(codesOf(changes)).toEqual(codes)
})

test("uses the platform's messages", () => {
  const [problem] = validateAddress("shipping", { first_name: "", country: "IE", postcode: "1" })
  expect(problem).toEqual({
    field: "shipping_first_name",
    code: "shipping_first_name_required",
    message: "Shipping First name is a required field.",
  })
  const eircode = validateAddress("shipping", { shipping_country: "IE", shipping_postcode: "1" }).find(
    ({ field }) => field === "shipping_postcode",
  )
  expect(eircode?.message).toMatch(/Eircode here\.$/)
})

test("reads missing values and options", () => {
  expect(validateAddress("billing", null, null)).toHaveLength(8)
  expect(codesOf({ billing_country: "XX" }, { countries: { XX: "Somewhere" }, states: null })).toEqual([])
  expect(codesOf({ billing_phone: "" }, { phone: "required" })).toEqual(["billing_phone_required"])
})

test("asks for what the shop's settings require", () => {
  const uses = { company: "required", address_2: "required", phone: "required" } as const
  expect(codesOf({}, uses)).toEqual([
    "billing_company_required",
    "billing_address_2_required",
    "billing_phone_required",
  ])
})
