import { html, type Html } from "../../html/html.ts"
import type { Visit } from "../../visit.ts"
import { listAddressFields, type AddressField, type AddressSection } from "../shipping/addressFields.ts"
import type { Address } from "../shipping/address.ts"
import { listCountries } from "../shipping/countries.ts"
import { statesByCountry } from "../shipping/states.ts"
import { addressTexts } from "../shipping/texts.ts"
import { formRow, inputMarks, type FieldFaults } from "./formRow.ts"

/** All fields of an address at the checkout, in the order of its country. */
export function addressFields(section: AddressSection, address: Address, faults: FieldFaults, visit: Visit): Html {
  return html`<div class="woocommerce-${section}-fields__field-wrapper">
    ${addressRows(section, address, faults, visit)}
  </div>`
}

/** The rows of those fields. */
export function addressRows(
  section: AddressSection,
  address: Address,
  faults: FieldFaults,
  visit: Visit,
): readonly Html[] {
  return listAddressFields(section, address.country, visit.language).map((field) =>
    addressRow(field, section, address, faults, visit),
  )
}

function addressRow(
  field: AddressField,
  section: AddressSection,
  address: Address,
  faults: FieldFaults,
  visit: Visit,
): Html {
  const id = `${section}_${field.key}`
  return formRow({
    id,
    classes: field.classes,
    priority: field.priority,
    label: field.label,
    isLabelHidden: field.isLabelHidden,
    isRequired: field.isRequired,
    isHidden: field.isHidden,
    fault: faults.get(id),
    optional: addressTexts[visit.language].optional,
    control: control(field, section, address, faults, visit),
  })
}

function control(
  field: AddressField,
  section: AddressSection,
  address: Address,
  faults: FieldFaults,
  visit: Visit,
): Html {
  const { key } = field
  const id = `${section}_${key}`
  const marks = inputMarks({
    id,
    isRequired: field.isRequired,
    fault: faults.get(id),
    autocomplete: `${section} ${field.autocomplete}`,
  })
  if (key === "country") return countrySelect(id, address.country, marks, visit)
  if (key === "state") return stateControl(id, address, marks, field, visit)
  return html`<input
    type="${key === "email" ? "email" : key === "phone" ? "tel" : "text"}"
    class="input-text"
    ${marks}
    ${field.placeholder ? html`placeholder="${field.placeholder}"` : ""}
    value="${address[key]}"
  />`
}

function countrySelect(id: string, country: string, marks: Html, { language }: Visit): Html {
  return html`<select ${marks} class="country_to_state country_select">
    <option value="">${addressTexts[language].choose}</option>
    ${listCountries(language).map(({ code, name }) => option(code, name, country))}
  </select>`
}

/** A select, a text field or nothing, depending on the country. */
function stateControl(id: string, { country, state }: Address, marks: Html, field: AddressField, visit: Visit): Html {
  const classes = field.classes.join(" ")
  const states = Object.entries(statesByCountry.get(country) ?? {})
  if (field.isHidden) {
    return html`<input type="hidden" class="hidden" ${marks} value="" data-input-classes="${classes}" />`
  }
  if (states.length === 0) {
    return html`<input type="text" class="input-text" ${marks} value="${state}" data-input-classes="${classes}" />`
  }
  return html`<select ${marks} class="state_select" data-input-classes="${classes}">
    <option value="">${addressTexts[visit.language].choose}</option>
    ${states.map(([code, name]) => option(code, name, state))}
  </select>`
}

function option(value: string, name: string, chosen: string): Html {
  return html`<option value="${value}" ${value === chosen ? "selected" : ""}>${name}</option>`
}
