import { html, type Html } from "../../html/html.ts"
import type { CheckoutFault } from "./validateCheckout.ts"

/** Errors by the ids of their fields. */
export type FieldFaults = ReadonlyMap<string, CheckoutFault>

/** A field with its label, as the platform lays it out. */
export interface FormRow {
  readonly id: string
  readonly classes: readonly string[]
  readonly priority: number
  readonly label: string
  readonly isLabelHidden: boolean
  readonly isRequired: boolean
  readonly isHidden: boolean
  readonly fault: CheckoutFault | undefined
  /** The label of optional fields. */
  readonly optional: string
  readonly control: Html
}

/** A row of the form, with the field's error below. */
export function formRow({ id, fault, control, ...row }: FormRow): Html {
  const classes = [
    "form-row",
    ...row.classes,
    row.isRequired ? "validate-required" : "",
    fault ? "woocommerce-invalid" : "",
    fault?.reason ? `woocommerce-invalid-${fault.reason}` : "",
  ]
  const mark = row.isRequired
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">(${row.optional})</span>`
  return html`<p
    class="${classes.filter(Boolean).join(" ")}"
    id="${id}_field"
    data-priority="${row.priority}"
    ${row.isHidden ? "hidden" : ""}
  >
    <label for="${id}" class="${row.isLabelHidden ? "screen-reader-text" : row.isRequired ? "required_field" : ""}"
      >${row.label}&nbsp;${mark}</label
    >
    <span class="woocommerce-input-wrapper">${control}</span>
    ${fault ? html`<span id="${id}_description" class="checkout-inline-error-message">${fault.text}</span>` : ""}
  </p>`
}

/** The attributes that every field of the form has. */
export function inputMarks({
  id,
  isRequired,
  fault,
  autocomplete,
}: {
  readonly id: string
  readonly isRequired: boolean
  readonly fault: CheckoutFault | undefined
  readonly autocomplete?: string
}): Html {
  return html`name="${id}" id="${id}" ${isRequired ? html`aria-required="true"` : ""}
  ${autocomplete ? html`autocomplete="${autocomplete}"` : ""}
  ${fault ? html`aria-invalid="true" aria-describedby="${id}_description"` : ""}`
}
