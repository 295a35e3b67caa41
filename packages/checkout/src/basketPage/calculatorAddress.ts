import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { FormFields } from "../domain/index.ts"
import { readFormPairs } from "../forms/formFields.ts"
import { selectors } from "./host.ts"

/** An element of a calculator. Themes print its button, or its fields, beside the form. */
export function findCalculatorPart(form: Element, selector: string): HTMLElement | null {
  return (
    form.querySelector<HTMLElement>(selector) ??
    form.closest(selectors.totals)?.querySelector<HTMLElement>(selector) ??
    null
  )
}

/** Stores the values of an open calculator in `totals`; the returned function restores them in those that replace them. */
export function keepAddress(page: Page, totals: Element): ((fresh: Element) => void) | null {
  const form = [...totals.querySelectorAll<HTMLFormElement>(selectors.calculator)].find((each) =>
    findCalculatorPart(each, selectors.openCalculatorButton),
  )
  if (!form) return null
  const fields = readFormPairs(page, form)
  return (fresh) => restoreAddress(page, fields, fresh)
}

/** Opens the calculators in `root`, by default of the page, with an address in its fields. The country is set first, because it decides which states there are. */
export function restoreAddress(
  page: Page,
  address: FormFields,
  root: Pick<ParentNode, "querySelectorAll"> = page.document,
): void {
  for (const form of root.querySelectorAll(selectors.calculator)) fillCalculator(page, form, address)
}

function fillCalculator({ window }: Page, form: Element, address: FormFields): void {
  for (const [name, value] of address) {
    const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select")
    const field = [...fields].find((each) => each.getAttribute("name") === name)
    if (!field || field.value === value) continue
    field.value = value
    if (field.localName === "select") field.dispatchEvent(new window.Event("change", nullPrototype({ bubbles: true })))
  }
  findCalculatorPart(form, `${selectors.calculatorButton}[aria-expanded=false]`)?.click()
}
