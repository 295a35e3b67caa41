import type { Decorations, Page } from "@ringside/core"
import type { RowRule } from "../domain/index.ts"
import { findRowField } from "./formFields.ts"

/** The texts of a row's rule, in the page's language. */
export interface RowChange extends Omit<RowRule, "label" | "placeholder"> {
  readonly label?: string
  readonly placeholder?: string
  /** The mark of an optional field: "(optional)". */
  readonly optionalText: string
}

const widthClasses = ["form-row-first", "form-row-last", "form-row-wide"]

/** Makes one row follow the country: its label, its placeholder, its marks, whether it is shown. Source: checkout contract §5.2. */
export function changeRow(page: Page, decorations: Decorations, row: HTMLElement, change: RowChange): void {
  const { required, hidden, className, placeholder } = change
  const field = findRowField(row)
  if (hidden !== undefined) {
    // A row may be hidden by its attribute, too.
    if (!hidden) decorations.attribute(row, "hidden", null)
    decorations.show(row, !hidden)
  }
  if (required !== undefined) {
    decorations.toggleClass(row, "validate-required", required)
    if (field) decorations.attribute(field, "aria-required", required ? "true" : null)
  }
  // A list that another script draws takes its text from the second attribute, as from the platform's script.
  const attribute = field?.localName === "select" ? "data-placeholder" : "placeholder"
  if (field && placeholder !== undefined) decorations.attribute(field, attribute, placeholder)
  for (const width of className ? widthClasses : []) {
    decorations.toggleClass(row, width, className?.includes(width) ?? false)
  }
  replaceLabel(page, decorations, row, change)
}

function replaceLabel({ document }: Page, decorations: Decorations, row: HTMLElement, change: RowChange): void {
  const { label: text, required, optionalText } = change
  const old = row.querySelector("label")
  if (!old || (text === undefined && required === undefined)) return
  const fresh = document.importNode(old, true)
  if (text !== undefined) {
    const marks = [...fresh.querySelectorAll(".required, .optional")]
    fresh.replaceChildren(`${text}\u00A0`, ...marks)
  }
  if (required !== undefined) {
    for (const mark of fresh.querySelectorAll(".required, .optional")) mark.remove()
    const mark = document.createElement("span")
    mark.className = required ? "required" : "optional"
    if (required) mark.setAttribute("aria-hidden", "true")
    mark.textContent = required ? "*" : optionalText
    fresh.append(mark)
  }
  decorations.replace(old, fresh)
}
