import type { Page, Scope } from "@ringside/core"
import { createBasketBody, type FormFields } from "../domain/index.ts"
import { basketActionsOf } from "./basketActions.ts"
import { selectors } from "./host.ts"
import type { Outcome } from "./requestRunner.ts"
import { readFields, sendForm } from "./requests.ts"
import { send, showAnswer } from "./showAnswer.ts"

/** Hides the calculator's fields behind their button. */
export function connectCalculator(form: HTMLElement, scope: Scope): (() => void) | undefined {
  const button = form.querySelector<HTMLElement>(selectors.calculatorButton)
  const panel = form.querySelector<HTMLElement>(selectors.calculatorPanel)
  if (!button || !panel) return undefined
  let isOpen = false
  const show = () => {
    scope.style(panel, "display", isOpen ? "block" : "none")
    scope.attribute(button, "aria-expanded", String(isOpen))
  }
  const toggle = (event: Event) => {
    event.preventDefault()
    isOpen = !isOpen
    show()
    send(scope.page, "country_to_state_changed")
  }
  scope.listen(button, "click", (event) => toggle(event))
  scope.listen(button, "keydown", (event) => {
    // A button has its own click for this.
    if (event.key === " " && button.localName !== "button") toggle(event)
  })
  return () => {
    if (panel.id !== "") scope.attribute(button, "aria-controls", panel.id)
    if (button.localName !== "button") scope.attribute(button, "role", "button")
    show()
  }
}

/** Has the shop calculate shipping for the address in the calculator. */
export async function calculate(page: Page, form: HTMLFormElement): Promise<void> {
  const { runner } = basketActionsOf(page)
  if (runner.isBusy) return
  await runner.run(() => sendAddress(page, form))
}

async function sendAddress(page: Page, form: HTMLFormElement): Promise<Outcome> {
  const fields = readFields(page, form)
  const outcome = showAnswer(page, await sendForm(page, form, createBasketBody(fields, "shipping")))
  if (outcome.kind === "done" && page.document.querySelector(selectors.errorNotice)) giveBack(page, fields)
  return outcome
}

/** An address that the shop has refused stays in the fields, to be corrected. */
function giveBack({ document, window }: Page, fields: FormFields): void {
  const form = document.querySelector(selectors.calculator)
  if (!form) return
  for (const [name, value] of fields) {
    const field = [...form.querySelectorAll("input:not([type=hidden]), select")].find(
      (each) => each.getAttribute("name") === name,
    )
    if (field instanceof window.HTMLInputElement || field instanceof window.HTMLSelectElement) field.value = value
  }
  form.querySelector<HTMLElement>(`${selectors.calculatorButton}[aria-expanded=false]`)?.click()
}
