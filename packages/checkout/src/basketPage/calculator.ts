import type { Page, Scope } from "@ringside/core"
import { createBasketBody, type FormFields } from "../domain/index.ts"
import { readFormPairs } from "../forms/formFields.ts"
import { basketActionsService } from "./basketActions.ts"
import { findCalculatorPart, restoreAddress } from "./calculatorAddress.ts"
import { selectors } from "./host.ts"
import type { Outcome } from "./requestRunner.ts"
import { sendForm } from "./requests.ts"
import { sendBasketEvent, showAnswer } from "./showAnswer.ts"

/** Makes the calculator's fields follow its country; further calls have no effect. */
export type StartFields = (page: Page) => void

/** Hides the calculator's fields until their button is pressed. */
export function connectCalculator(form: HTMLElement, scope: Scope, startFields: StartFields): (() => void) | undefined {
  const button = findCalculatorPart(form, selectors.calculatorButton)
  const panel = findCalculatorPart(form, selectors.calculatorPanel)
  if (!button || !panel) return undefined
  let isOpen = false
  const show = () => {
    scope.attribute(button, "aria-expanded", String(isOpen))
    scope.show(panel, isOpen, "block")
  }
  const toggle = (event: Event) => {
    event.preventDefault()
    isOpen = !isOpen
    show()
    startFields(scope.page)
    sendBasketEvent(scope.page, "country_to_state_changed")
  }
  scope.listenToField(button, "click", (event) => toggle(event))
  scope.listenToField(button, "keydown", (event) => {
    // A button dispatches its own click for Space.
    if (event.key === " " && button.localName !== "button") toggle(event)
  })
  return () => {
    if (panel.id !== "") scope.attribute(button, "aria-controls", panel.id)
    if (button.localName !== "button") scope.attribute(button, "role", "button")
    show()
  }
}

/** Requests the shipping costs for the calculator's present address, after the running request. */
export function calculate(page: Page, form: HTMLFormElement): Promise<void> {
  const fields = readFormPairs(page, form)
  return basketActionsService.of(page).calculate(JSON.stringify(fields), () => sendAddress(page, form, fields))
}

async function sendAddress(page: Page, form: HTMLFormElement, fields: FormFields): Promise<Outcome> {
  const answer = await sendForm(page, form, createBasketBody(fields, "shipping"))
  const outcome = showAnswer(page, answer, { closesCalculator: true })
  if (outcome.kind === "done" && page.document.querySelector(selectors.errorNotice)) restoreAddress(page, fields)
  return outcome
}
