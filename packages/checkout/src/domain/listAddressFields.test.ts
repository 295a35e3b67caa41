import { describe, expect, it, test } from "vitest"
import { listAddressFields } from "./listAddressFields.ts"

const keysOf = (country: string, options = {}) => listAddressFields("billing", country, options).map(({ key }) => key)
const fieldOf = (country: string, key: string, options = {}) =>
  listAddressFields("billing", country, options).find((field) => field.key === key)

describe("order", () => {
  const names = ["first_name", "last_name"]
  const street = ["address_1", "address_2"]
  test.each([
    ["ES", [...names, "country", ...street, "postcode", "city", "state", "phone", "email"]],
    ["US", [...names, "country", ...street, "city", "state", "postcode", "phone", "email"]],
    ["HU", ["last_name", "first_name", "country", "postcode", "city", ...street, "state", "phone", "email"]],
    ["", [...names, "country", ...street, "city", "state", "postcode", "phone", "email"]],
    ["constructor", [...names, "country", ...street, "city", "state", "postcode", "phone", "email"]],
  ])("of %s", (country, keys) => {
    expect(keysOf(country)).toEqual(keys)
  })

  it("has company and phone only where the form does", () => {
    expect(keysOf("ES", { company: true }).indexOf("company")).toBe(2)
    expect(keysOf("ES", { phone: "hidden" })).not.toContain("phone")
    expect(listAddressFields("shipping", "ES").map(({ name }) => name)).toEqual(
      ["first_name", "last_name", "country", ...street, "postcode", "city", "state"].map((key) => `shipping_${key}`),
    )
  })

  it("has optional fields as in the shop's settings, unless a country has its own rule", () => {
    expect(keysOf("ES", { company: "hidden", address_2: "hidden" })).toEqual(
      keysOf("ES").filter((key) => key !== "address_2"),
    )
    expect(fieldOf("ES", "company", { company: "required" })).toMatchObject({ required: true, hidden: false })
    expect(fieldOf("ES", "company", { company: "optional" })).toMatchObject({ required: false, hidden: false })
    expect(fieldOf("ES", "address_2", { address_2: "required" })).toMatchObject({ required: true })
    const locale = {
      default: { phone: { required: false } },
      ES: { company: { hidden: false }, phone: { required: false }, address_2: { hidden: true } },
    }
    const options = { locale, company: "hidden", phone: "required", address_2: "required" }
    expect(fieldOf("ES", "company", options)).toMatchObject({ required: false, hidden: false })
    expect(fieldOf("ES", "phone", options)).toMatchObject({ required: false })
    expect(fieldOf("FR", "phone", options)).toMatchObject({ required: true })
    expect(fieldOf("ES", "address_2", options)).toMatchObject({ required: false, hidden: true })
  })

  it("asks for the phone of a shipping address where an order without it is refused", () => {
    const phoneOf = (options: object) => listAddressFields("shipping", "ES", options).find(({ key }) => key === "phone")
    expect(phoneOf({ phone: "required" })).toMatchObject({ required: true, autocomplete: "shipping tel" })
    expect(phoneOf({ locale: { ES: { phone: { required: true } } } })).toMatchObject({ required: true })
    for (const phone of ["optional", "hidden"]) expect(phoneOf({ phone })).toBeUndefined()
  })

  it("has an optional phone of a shipping address where the form asks for one, and none where the shop hides it", () => {
    const phoneOf = (options: object) =>
      listAddressFields("shipping", "ES", { hasShippingPhone: true, ...options }).find(({ key }) => key === "phone")
    expect(phoneOf({ phone: "optional" })).toMatchObject({ required: false, autocomplete: "shipping tel" })
    expect(phoneOf({ phone: "hidden" })).toBeUndefined()
    expect(phoneOf({ locale: { ES: { phone: { hidden: true } } } })).toMatchObject({ hidden: true })
  })

  it("keeps equal priorities in the default order", () => {
    const locale = { ES: { postcode: { priority: 70 } } }
    const keys = keysOf("ES", { locale })
    expect(keys.indexOf("city")).toBe(keys.indexOf("postcode") - 1)
  })
})

describe("what a country changes", () => {
  test.each([
    ["ES", "state", { label: "Province", required: true, hidden: false }],
    ["FR", "state", { required: false, hidden: true }],
    ["DE", "state", { required: false, hidden: false }],
    ["GB", "state", { label: "County", required: false, hidden: false }],
    ["GB", "postcode", { label: "Postcode", required: true, priority: 90 }],
    ["IE", "postcode", { label: "Eircode", required: false, priority: 90 }],
    ["AU", "city", { label: "Suburb" }],
    ["US", "postcode", { label: "ZIP Code" }],
    ["CH", "state", { label: "Canton", required: false }],
    ["RO", "state", { label: "County", required: true }],
    ["HU", "postcode", { priority: 65, className: ["form-row-first", "address-field"] }],
    ["JP", "state", { label: "State / County", required: true, hidden: false, priority: 80 }],
  ])("%s %s", (country, key, field) => {
    expect(fieldOf(country, key)).toMatchObject(field)
  })
})

describe("the page's own rules", () => {
  const locale = {
    default: { city: { label: "Localidad" }, company: { required: true } },
    ES: { state: { label: "Provincia" }, city: { class: ["wide", 7], priority: "1", required: "no" } },
    FR: { state: { hidden: false, required: true } },
  }
  test.each([
    ["win over ours", "ES", "state", { label: "Provincia", required: true }],
    ["leave what they don't name", "ES", "postcode", { priority: 65 }],
    ["may be general", "ES", "city", { label: "Localidad", className: ["wide"], priority: 70, required: true }],
    ["may show what we hide", "FR", "state", { hidden: false, required: true }],
    ["reach the company", "FR", "company", { required: true }],
  ])("%s", (_, country, key, field) => {
    expect(fieldOf(country, key, { locale, company: true })).toMatchObject(field)
  })

  test.each([null, 7, "x", [], { ES: null }, { ES: { state: "x" } }, { ES: [] }])("%j changes nothing", (odd) => {
    expect(listAddressFields("billing", "ES", { locale: odd })).toEqual(listAddressFields("billing", "ES"))
  })
})

it("names the fields as the platform does", () => {
  expect(fieldOf("ES", "address_1")).toEqual({
    name: "billing_address_1",
    type: "text",
    key: "address_1",
    label: "Street address",
    placeholder: "House number and street name",
    required: true,
    hidden: false,
    autocomplete: "address-line1",
    priority: 50,
    className: ["form-row-wide", "address-field"],
    validate: [],
  })
  const [first] = listAddressFields("shipping", "ES")
  expect(first).toMatchObject({ name: "shipping_first_name", autocomplete: "shipping given-name" })
  expect(fieldOf("ES", "phone", { phone: "required" })).toMatchObject({ required: true, type: "tel" })
})

it("never requires what it hides", () => {
  const locale = { FR: { state: { required: true, hidden: true } } }
  expect(fieldOf("FR", "state", { locale })).toMatchObject({ required: false, hidden: true })
})

it("reads a missing country and missing options", () => {
  expect(listAddressFields("billing", null, null)).toEqual(listAddressFields("billing", ""))
})
