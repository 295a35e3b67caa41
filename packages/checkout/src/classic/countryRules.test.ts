import { createTestPage, find, findA, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, test } from "vitest"
import { startAddressFields } from "../forms/addressFields.ts"
import type { AddressForm } from "../forms/addressForms.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const names: Readonly<Record<string, string>> = { AO: "Angola", CA: "Canada", ES: "Spain", US: "United States" }
const locale = {
  default: { address_1: { placeholder: "House number and street name" } },
  AO: { postcode: { required: false, hidden: true }, state: { label: "Province" } },
  CA: { address_1: { placeholder: "Street" }, vat: { hidden: true } },
}
const states = { CA: { ON: "Ontario" }, ES: { M: "Madrid", B: "Barcelona" }, US: { NY: "New York" } }

function start(html?: string, form: AddressForm = "checkout"): void {
  if (html !== undefined) document.body.innerHTML = html
  page = createTestPage({
    config: {
      host: {
        wc_address_i18n_params: {
          locale: JSON.stringify(locale),
          locale_fields: JSON.stringify({ postcode: "#billing_postcode_field", vat: "#billing_vat_field" }),
        },
        wc_country_select_params: { countries: JSON.stringify(states) },
      },
    },
  })
  startAddressFields(page, form)
}

const row = (name: string, control: string, classes = "") =>
  `<p class="form-row address-field ${classes}" id="${name}_field"><label for="${name}">${name}</label>${control}</p>`
const input = (name: string, value: string) =>
  `<input class="input-text" id="${name}" name="${name}" value="${value}" placeholder="">`

/** The rows of an address as the server prints them for a country; for none where `printed` is empty. */
function formatRows(printed: string, prefix = "billing_"): readonly string[] {
  const codes = ["", "AO", "CA", "ES", "US"]
  const options = codes.map(
    (code) =>
      `<option value="${code}"${code !== "" && code === printed ? " selected" : ""}>${names[code] ?? ""}</option>`,
  )
  const country = `<select class="country_to_state" id="${prefix}country" name="${prefix}country">${options.join("")}</select>`
  const provinces = `<select class="state_select" id="${prefix}state" name="${prefix}state"><option value=""></option><option value="M">Madrid</option></select>`
  return [
    row(`${prefix}country`, country),
    row(`${prefix}address_1`, input(`${prefix}address_1`, "Gran Vía 1")),
    row(`${prefix}state`, printed === "ES" ? provinces : input(`${prefix}state`, "")),
    row(`${prefix}postcode`, input(`${prefix}postcode`, "28013"), "validate-required"),
  ]
}

const inCheckout = (content: string) => `<form class="checkout">${content}</form>`
const formatAddress = (printed: string) =>
  inCheckout(
    `<div class="woocommerce-billing-fields"><div class="woocommerce-billing-fields__field-wrapper">${formatRows(printed).join("")}</div></div>`,
  )

const choose = (code: string, prefix = "billing_") => {
  findA(HTMLSelectElement, `#${prefix}country`).value = code
  find(`#${prefix}country`).dispatchEvent(new Event("change", { bubbles: true }))
}
const readPostcode = (prefix = "billing_") => [
  find(`#${prefix}postcode_field`).style.display,
  findA(HTMLInputElement, `#${prefix}postcode`).value,
]
const listStates = () => {
  const field = find("#billing_state")
  return field.localName === "select"
    ? [...field.querySelectorAll("option")].map(({ value }) => value)
    : field.localName
}

const templates: readonly [string, (rows: readonly string[]) => string][] = [
  [
    "in columns of the address's own element",
    (rows) => `<div class="woocommerce-billing-fields">${rows.map((each) => `<div>${each}</div>`).join("")}</div>`,
  ],
  ["in an element that the platform doesn't know", (rows) => `<section>${rows.join("")}</section>`],
  ["without ids", (rows) => `<section>${rows.map((each) => each.replace(/ id="\w+_field"/, "")).join("")}</section>`],
]

test.each(templates)("fields that a template prints %s follow their country", (_, arrange) => {
  start(inCheckout(arrange(formatRows("ES"))))
  choose("US")
  expect(listStates()).toEqual(["", "NY"])
  expect(find("#billing_postcode").closest(".form-row")?.querySelector("label")?.textContent).toContain("ZIP Code")
})

it("a country chosen where none was printed isn't treated as the printed one", () => {
  document.body.innerHTML = formatAddress("")
  // The code of the fields comes after the choice that it is fetched for.
  choose("US")
  start()
  expect(listStates()).toEqual(["", "NY"])
  choose("CA")
  expect(listStates()).toEqual(["", "ON"])
  choose("US")
  expect(listStates()).toEqual(["", "NY"])
})

it("the page's rules hold for the country that the server printed, also after going there and back", () => {
  start(formatAddress("AO"))
  expect(readPostcode()).toEqual(["none", ""])
  expect(find("#billing_postcode_field").classList.contains("validate-required")).toBe(false)
  expect(find("#billing_state_field label").textContent).toContain("Province")
  choose("US")
  expect(readPostcode()).toEqual(["", "28013"])
  expect(find("#billing_postcode_field").classList.contains("validate-required")).toBe(true)
  choose("AO")
  expect(readPostcode()).toEqual(["none", ""])
  page.stop()
  expect(readPostcode()).toEqual(["", "28013"])
})

it("a postcode that a country hides isn't sent with it", () => {
  start(formatAddress("ES"))
  choose("AO")
  expect(new FormData(document.forms[0]).get("billing_postcode")).toBe("")
  choose("ES")
  expect(readPostcode()).toEqual(["", "28013"])
})

it("placeholders follow the country", () => {
  start(formatAddress("ES"))
  const readPlaceholder = () => findA(HTMLInputElement, "#billing_address_1").placeholder
  choose("CA")
  expect(readPlaceholder()).toBe("Street")
  choose("US")
  expect(readPlaceholder()).toBe("")
})

it("a field of a plugin that the page's settings name follows the country, too", () => {
  start(inCheckout([...formatRows("ES"), row("billing_vat", input("billing_vat", "X1"))].join("")))
  choose("CA")
  expect([find("#billing_vat_field").style.display, findA(HTMLInputElement, "#billing_vat").value]).toEqual([
    "none",
    "",
  ])
  choose("ES")
  expect([find("#billing_vat_field").style.display, findA(HTMLInputElement, "#billing_vat").value]).toEqual(["", "X1"])
})

it("the calculator in the totals of an answer has the rules of its country at once", () => {
  const prefix = "calc_shipping_"
  const format = (printed: string) =>
    `<form class="woocommerce-shipping-calculator"><section class="shipping-calculator-form">${formatRows(printed, prefix).join("")}</section></form>`
  start(format("ES"), "calculator")
  document.body.innerHTML = format("AO")
  page.scan()
  expect(readPostcode(prefix)).toEqual(["none", ""])
})
