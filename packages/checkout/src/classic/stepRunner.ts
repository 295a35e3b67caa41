import { readUnknownError } from "@ringside/core"
import type { CheckoutState } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import type { FormErrors } from "../forms/errors.ts"
import type { BusyForm } from "./busyForm.ts"
import type { FlowEvent } from "./flowEvent.ts"
import type { FormCodeLoader } from "./formCodeLoader.ts"
import type { OrderSteps } from "./orderSteps.ts"

interface RunnerNeeds {
  readonly code: FormCodeLoader
  readonly busyForm: BusyForm
  /** Submits the form in the browser, when the code of the form can't be loaded. */
  readonly release: () => void
  /** Takes the result of a step. */
  readonly take: (event: FlowEvent) => void
  readonly readPhase: () => CheckoutState["phase"]
}

/** Runs the steps of an order, whose code is loaded when the form is first used. */
export interface StepRunner {
  /** Checks the form, and asks the page's handlers. */
  validate(): void
  /** Ends the attempt before anything is sent. */
  refuse(readErrors: (steps: OrderSteps) => FormErrors): void
  /** Runs a step after which the shop, a payment method or the provider has the order. */
  run(step: (steps: OrderSteps) => Promise<FlowEvent>): void
  showErrors(errors: FormErrors): void
  /** Shows that the order may exist. */
  showUncertain(): void
  report(cause: unknown): void
}

/** Creates the runner of a form's steps. */
export function createStepRunner(
  { page, form }: PayingForm,
  { code, busyForm, release, take, readPhase }: RunnerNeeds,
): StepRunner {
  const report = (cause: unknown) => page.reports.fail({ during: "event", widget: "checkout", host: form, cause })
  /** An error in a step is a fault in our code or in a payment method's; the shopper may try again. */
  const run = (step: (steps: OrderSteps) => FlowEvent | Promise<FlowEvent>) => {
    const type = readPhase() === "validating" ? "invalid" : "fail"
    code
      .load()
      .then(({ steps }) => step(steps))
      .then(take)
      .catch((cause: unknown) => {
        report(cause)
        take({ type, errors: { kind: "text", text: readUnknownError(page) } })
      })
  }
  const show = (readErrors: (steps: OrderSteps) => FormErrors) =>
    void code.load().then(({ steps }) => steps.showErrors(readErrors(steps)), report)
  return {
    validate() {
      void code.load().then(
        () => run((steps) => steps.validate()),
        (cause: unknown) => {
          report(cause)
          take({ type: "invalid", errors: null })
          release()
        },
      )
    },
    refuse: (readErrors) => run((steps) => ({ type: "invalid", errors: readErrors(steps) })),
    run(step) {
      busyForm.mark()
      run(step)
    },
    showErrors: (errors) => show(() => errors),
    showUncertain: () => show((steps) => steps.uncertain()),
    report,
  }
}
