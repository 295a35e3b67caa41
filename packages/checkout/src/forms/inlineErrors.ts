import { markLanguage } from "@ringside/core"
import type { CheckedForm } from "./checkedForm.ts"
import { findRow, type FormControl } from "./formFields.ts"
import { checkoutSelectors } from "./host.ts"

/**
 * Shows the problem of a field below it. The field's own descriptions stay. A text without a language is the shop's. Source: checkout
 * contract §6.6.
 */
export function showInlineError(form: CheckedForm, field: FormControl, text: string, language?: string): void {
  const id = `${field.id}_description`
  const { page, scope } = form
  const row = findRow(field)
  if (!row) return
  const existing = row.querySelector<HTMLElement>(checkoutSelectors.inlineError)
  if (existing) {
    if (existing.textContent === text) return
    existing.textContent = text
    existing.removeAttribute("lang")
    if (language !== undefined) markLanguage(existing, language)
    return
  }
  const message = page.document.createElement("p")
  message.id = id
  message.className = "checkout-inline-error-message"
  message.textContent = text
  row.append(message)
  if (language !== undefined) markLanguage(message, language)
  scope.insert(message)
  scope.attribute(field, "aria-describedby", [...readIds(field).filter((each) => each !== id), id].join(" "))
}

/** Removes the message below a field. */
export function clearInlineError({ scope }: CheckedForm, field: FormControl): void {
  const message = findRow(field)?.querySelector(checkoutSelectors.inlineError)
  if (!message) return
  const ids = readIds(field).filter((id) => id !== message.id)
  scope.attribute(field, "aria-describedby", ids.length > 0 ? ids.join(" ") : null)
  message.remove()
}

function readIds(field: FormControl): readonly string[] {
  return (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean)
}
