import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, test, vi } from "vitest"
import { createLateFields } from "./lateFields.ts"

let page: TestPage

afterEach(() => {
  page.stop()
  document.body.replaceChildren()
})

const printed = `<p class="form-row"><select class="country_to_state" name="billing_country" id="billing_country"><option value="">Choose</option><option value="ES" selected>Spain</option><option value="FR">France</option></select></p>
  <p class="form-row validate-required" id="billing_postcode_field" data-priority="65"><label for="billing_postcode">Postcode&nbsp;<span class="required">*</span></label><input class="input-text" id="billing_postcode" name="billing_postcode" placeholder="28001"></p>`

test.each<[string, object, (html: string) => string, number]>([
  ["no rules", {}, (html) => html, 0],
  [
    "rules as the rows are printed",
    { postcode: { priority: 65, label: "Postcode", required: true, placeholder: "28001" } },
    (html) => html,
    0,
  ],
  ["a row to hide", { postcode: { required: false, hidden: true } }, (html) => html, 1],
  ["another label", { postcode: { label: "Code" } }, (html) => html, 1],
  ["another placeholder", { postcode: { placeholder: "Five digits" } }, (html) => html, 1],
  ["another priority", { postcode: { priority: 90 } }, (html) => html, 1],
  ["an optional field", { postcode: { required: false } }, (html) => html, 1],
  ["a class", { postcode: { class: ["form-row-first"] } }, (html) => html, 1],
  ["a field that doesn't exist", { city: { hidden: true } }, (html) => html, 0],
  ["a country that the browser has restored", {}, (html) => html.replace(" selected", ""), 1],
])("the fields' code is fetched at the start only where a page needs it: %s", (_, rules, change, count) => {
  document.body.innerHTML = `<form class="checkout">${change(printed)}</form>`
  const country = document.querySelector("select")
  if (country) country.value = "ES"
  page = createTestPage({
    config: {
      host: {
        wc_address_i18n_params: { locale: JSON.stringify({ ES: rules }) },
        wc_country_select_params: { countries: "{}" },
      },
    },
  })
  const load = vi.fn(() => Promise.resolve(true))
  startBehaviour(createLateFields("checkout", load), page)
  expect(load).toHaveBeenCalledTimes(count)
})
