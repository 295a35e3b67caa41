import { startBehaviour, scrollerService } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { accountAddress } from "./accountAddress.ts"
import { startAddressFields } from "../forms/addressFields.ts"

const row = (name: string, field: string, classes = "") =>
  `<p class="form-row ${classes}" id="${name}_field"><label for="${name}">${name}</label>${field}</p>`
const input = (name: string, value = "") => `<input class="input-text" id="${name}" name="${name}" value="${value}">`
const countries = (prefix: string) =>
  `<select class="country_to_state" id="${prefix}country" name="${prefix}country"><option value="ES" selected>Spain</option><option value="US">United States</option><option value="FR">France</option><option value="GB">United Kingdom</option></select>`
const provinces = (prefix: string) =>
  `<select class="state_select" id="${prefix}state" name="${prefix}state"><option value="">Choose</option><option value="M">Madrid</option><option value="B" selected>Barcelona</option></select>`
const fields = (prefix: string) =>
  row(`${prefix}country`, countries(prefix)) +
  row(`${prefix}state`, provinces(prefix)) +
  row(`${prefix}city`, input(`${prefix}city`, "Girona"), "validate-required") +
  row(`${prefix}postcode`, input(`${prefix}postcode`, "17001"), "validate-postcode")

let page: TestPage
beforeEach(() => {
  document.body.innerHTML = `<form class="woocommerce-shipping-calculator"><section class="shipping-calculator-form">${fields("calc_shipping_")}</section></form>
    <form id="account" method="post"><div class="woocommerce-address-fields"><div class="woocommerce-address-fields__field-wrapper">${fields("shipping_")}</div></div></form>`
  page = createPage()
  scrollerService.provide(page, { to: () => Promise.resolve(true), reveal: () => undefined })
  startBehaviour(accountAddress, page)
  startAddressFields(page, "account")
  startAddressFields(page, "calculator")
})

function createPage(): TestPage {
  const countriesJson = JSON.stringify({ ES: { M: "Madrid", B: "Barcelona" }, US: { CA: "California" }, FR: [] })
  return createTestPage({
    config: {
      host: {
        wc_address_i18n_params: {
          locale: JSON.stringify({ GB: { city: { label: "Town of the page" } } }),
          locale_fields: JSON.stringify({ city: "#town, #calc_shipping_city_field", state: "div[" }),
        },
        wc_country_select_params: { countries: countriesJson.replaceAll('"', "&quot;") },
      },
    },
  })
}
afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const find = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
function choose(prefix: string, country: string): void {
  const select = find(`${prefix}country`)
  if (select) select.value = country
  select?.dispatchEvent(new Event("change", { bubbles: true }))
}
const readState = (prefix: string) => {
  const field = find(`${prefix}state`)
  return [find(`${prefix}state_field`)?.style.display, field?.localName, field?.type, field?.value]
}

it.each(["calc_shipping_", "shipping_"])("the fields that begin with %s follow their country", (prefix) => {
  const state = find(`${prefix}state`)
  if (state) state.value = "B"
  choose(prefix, "US")
  expect(readState(prefix)).toEqual(["", "select", "select-one", ""])
  choose(prefix, "FR")
  expect(readState(prefix)).toEqual(["none", "input", "hidden", ""])
  choose(prefix, "GB")
  expect(readState(prefix)).toEqual(["", "input", "text", ""])
  choose(prefix, "ES")
  expect(readState(prefix)).toEqual(["", "select", "select-one", "B"])
})

it("finds a row that a theme has given another id by the page's settings", () => {
  const city = find("shipping_city_field")
  if (city) city.id = "town"
  choose("shipping_", "GB")
  expect(city?.querySelector("label")?.textContent).toContain("Town of the page")
})

it("marks optional fields in the account's form, and not in the calculator", () => {
  for (const prefix of ["calc_shipping_", "shipping_"]) choose(prefix, "GB")
  const readLabel = (prefix: string) => find(`${prefix}state_field`)?.querySelector("label")?.textContent.trim()
  expect([readLabel("calc_shipping_"), readLabel("shipping_")]).toEqual(["County", "County\u00A0(optional)"])
})

it("lets the browser send a complete address, and shows the messages of an incomplete one", () => {
  // This document has no layout: every row is shown.
  vi.spyOn(HTMLElement.prototype, "getClientRects").mockReturnValue([{}] as unknown as DOMRectList)
  const form = document.querySelector<HTMLFormElement>("#account")
  const submit = () => {
    const event = new SubmitEvent("submit", { bubbles: true, cancelable: true })
    form?.dispatchEvent(event)
    return event.defaultPrevented
  }
  const city = find("shipping_city")
  if (city) city.value = ""
  expect(submit()).toBe(true)
  expect(form?.querySelector("[role=alert]")?.textContent).toBe("Fill in “shipping_city”.")
  expect(city?.getAttribute("aria-describedby")).toBe("shipping_city_description")
  if (city) city.value = "Girona"
  expect(submit()).toBe(false)
  const postcode = find("shipping_postcode")
  if (postcode) postcode.value = "17"
  // The server decides.
  expect([submit(), postcode?.getAttribute("aria-invalid")]).toEqual([false, "true"])
  vi.restoreAllMocks()
})

it("shows the states' row where the page's CSS hides it", () => {
  document.body.insertAdjacentHTML("beforeend", "<style>#shipping_state_field { display: none }</style>")
  choose("shipping_", "US")
  expect(find("shipping_state_field")?.style.display).toBe("block")
  choose("shipping_", "FR")
  expect(find("shipping_state_field")?.style.display).toBe("none")
})

it("an address that a theme prints deeper in its form is checked, too", () => {
  page.stop()
  const form = document.querySelector<HTMLFormElement>("#account")
  if (form) form.innerHTML = `<div><section>${form.innerHTML}</section></div>`
  page = createPage()
  startBehaviour(accountAddress, page)
  expect(form?.hasAttribute("novalidate")).toBe(true)
})
