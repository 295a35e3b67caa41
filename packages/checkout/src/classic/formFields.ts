import type { FormParts } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"
import { isClosing } from "./slide.ts"

/** A control with a value. */
export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that a form sends, in order, without files and the pressed button, as in the platform's own requests. */
export function readFormPairs({ page, form }: Pick<FormParts, "page" | "form">): [string, string][] {
  const pairs: [string, string][] = []
  new page.window.FormData(form).forEach((value, name) => {
    if (typeof value === "string") pairs.push([name, value])
  })
  return pairs
}

/** Whether an element is visible and stays so: neither it nor an ancestor is hidden or sliding shut. */
export function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !isClosing(element)
}

/** The value of the field with that id; an empty text without one. */
export function readFieldValue(form: ParentNode, id: string): string {
  const field = form.querySelector(`#${id}`)
  return field && isFormControl(field) ? field.value : ""
}

/** Whether a box exists and is checked. */
export function isChecked(root: ParentNode, selector: string): boolean {
  return root.querySelector<HTMLInputElement>(selector)?.checked === true
}

/** Whether an element is a field. */
export function isFormControl(element: Element): element is FormControl {
  return element.matches("input, select, textarea")
}

/** The row of a field. */
export function findRow(field: Element): HTMLElement | null {
  return field.closest<HTMLElement>(checkoutSelectors.row)
}

/** The field of a row. */
export function findRowField(row: Element): FormControl | null {
  return row.querySelector<FormControl>(checkoutSelectors.field)
}

/** The label of a row, without the marks of required and optional fields. */
export function readLabel({ document }: FormParts["page"], row: Element): string {
  const own = row.querySelector("label")
  if (!own) return ""
  const label = document.importNode(own, true)
  for (const mark of label.querySelectorAll(".required, .optional, abbr")) mark.remove()
  return label.textContent.replace(/\s+/g, " ").trim()
}

/** The country for which the server rendered the fields. */
export function readRenderedCountry(country: FormControl): string {
  if (!("options" in country)) return country.value
  return [...country.options].find(({ defaultSelected }) => defaultSelected)?.value ?? country.value
}
