import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { FormFields } from "../domain/index.ts"
import { selectors } from "./host.ts"
import { readFields } from "./requests.ts"

/** Stores the values of an open calculator; the returned function restores them in the present one. */
export function keepAddress(page: Page): (() => void) | null {
  const form = page.document.querySelector<HTMLFormElement>(
    `${selectors.calculator}:has(${selectors.openCalculatorButton})`,
  )
  if (!form) return null
  const fields = readFields(page, form)
  return () => restoreAddress(page, fields)
}

/** Opens the calculator with an address in its fields. The country is set first, because it decides which states there are. */
export function restoreAddress({ document, window }: Page, address: FormFields): void {
  const form = document.querySelector(selectors.calculator)
  if (!form) return
  for (const [name, value] of address) {
    const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select")
    const field = [...fields].find((each) => each.getAttribute("name") === name)
    if (!field || field.value === value) continue
    field.value = value
    if (field.localName === "select") field.dispatchEvent(new window.Event("change", nullPrototype({ bubbles: true })))
  }
  form.querySelector<HTMLElement>(`${selectors.calculatorButton}[aria-expanded=false]`)?.click()
}
