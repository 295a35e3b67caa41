import { collapseBlanks } from "@ringside/core/domain"
import type { ConnectedForm } from "./connectedForm.ts"
import { checkoutSelectors } from "./host.ts"
import { isClosing } from "./slide.ts"

/** A control with a value. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a form sends, in order, without files and the pressed button, as in the platform's own requests. */
export function readFormPairs({ window }: ConnectedForm["page"], form: HTMLFormElement): [string, string][] {
  return [...new window.FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  )
}

/** Whether an element is visible and stays so: neither it nor an ancestor is hidden or sliding shut. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !isClosing(element)
}

/** The elements in the forms of a checkout, form by form. */
export function listInForms({ forms }: Pick<ConnectedForm, "forms">, selector: string): readonly HTMLElement[] {
  return forms.flatMap((form) => [...form.querySelectorAll<HTMLElement>(selector)])
}

/** The elements of a checkout: those in its forms or, where a page builder prints that part beside them, those of the page. */
export function listInCheckout(
  checkout: Pick<ConnectedForm, "page" | "forms">,
  selector: string,
): readonly HTMLElement[] {
  const { page } = checkout
  const own = listInForms(checkout, selector)
  return own.length > 0 ? own : [...page.document.querySelectorAll<HTMLElement>(selector)]
}

/** Whether an element is in the forms of a checkout. */
export function isInForms({ forms }: Pick<ConnectedForm, "forms">, element: Element): boolean {
  return forms.some((form) => form.contains(element))
}

/** The value of the field with that id; null without one. */
export function readFieldValue(checkout: Pick<ConnectedForm, "forms">, id: string): string | null {
  const [field] = listInForms(checkout, `#${id}`)
  return field && isFormControl(field) ? field.value : null
}

/** Whether an element is a field. */
export function isFormControl(element: Element): element is FormControl {
  return element.matches("input, select, textarea")
}

/** Whether a field is a box or a radio button, whose state isn't its value. */
export function isCheckable(field: FormControl): field is HTMLInputElement {
  return field.matches("[type=checkbox], [type=radio]")
}

/** Whether a field has another value than the server printed. */
export function isEdited(field: FormControl): boolean {
  if (isCheckable(field)) return field.checked !== field.defaultChecked
  if (!("options" in field)) return field.value !== field.defaultValue
  const options = [...field.options]
  if (field.multiple) return options.some((option) => option.selected !== isPrintedAsSelected(option))
  return field.value !== (options.find(isPrintedAsSelected) ?? options[0])?.value
}

/** Distinguishes a field from the others of its form: several boxes may share a name. */
export function keyOf(field: FormControl): string {
  return isCheckable(field) ? `${field.name}=${field.value}` : field.name
}

/** The value of a field, or whether it is checked. */
export function readState(field: FormControl): string | boolean {
  return isCheckable(field) ? field.checked : field.value
}

/** Puts the state of another form's field into a field, where it can have it. Returns whether that changed the field. */
export function putState(field: FormControl, value: unknown): boolean {
  if (isCheckable(field)) {
    // A radio button is unchecked by another one.
    if (typeof value !== "boolean" || value === field.checked || (!value && field.type === "radio")) return false
    field.checked = value
    return true
  }
  if (typeof value !== "string" || value === field.value) return false
  const before = field.value
  field.value = value
  // The choice is no longer available.
  if (field.value !== value) field.value = before
  return field.value !== before
}

/** The row of a field. */
export function findRow(field: Element): HTMLElement | null {
  return field.closest<HTMLElement>(checkoutSelectors.row)
}

/** The field of a row. */
export function findRowField(row: Element): FormControl | null {
  return row.querySelector<FormControl>(checkoutSelectors.field)
}

/** The value of a field; of a list of several choices, the first one that isn't empty. */
export function readControlValue(field: FormControl): string {
  if (!("options" in field) || !field.multiple) return field.value
  return [...field.options].find(({ selected, value }) => selected && value.trim() !== "")?.value ?? ""
}

/** The controls of a row that can hold a value, visible or not: a single country is printed as a hidden input. */
export function listRowControls(row: Element): readonly FormControl[] {
  return [...row.querySelectorAll<FormControl>("input:not([type=submit], [type=button]), select, textarea")]
}

/** The value of a row, however its control is printed: the first one that isn't empty. */
export function readRowValue(row: Element): string {
  const values = listRowControls(row).map((control) =>
    isCheckable(control) && !control.checked ? "" : readControlValue(control),
  )
  return values.find((value) => value.trim() !== "") ?? ""
}

/** The label of a row, without the marks of required and optional fields. */
export function readLabel({ document }: ConnectedForm["page"], row: Element): string {
  const own = row.querySelector("label")
  if (!own) return ""
  const label = document.importNode(own, true)
  for (const mark of label.querySelectorAll(".required, .optional, abbr")) mark.remove()
  return collapseBlanks(label.textContent)
}

/** The country for which the server rendered the fields: the one that it printed as selected, or none. A live value may be a choice since. */
export function readRenderedCountry(country: FormControl): string {
  if (!("options" in country)) return country.defaultValue
  return [...country.options].find(isPrintedAsSelected)?.value ?? ""
}

function isPrintedAsSelected(option: HTMLOptionElement): boolean {
  return option.hasAttribute("selected")
}
