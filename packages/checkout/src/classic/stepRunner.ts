import { readUnknownError } from "@ringside/core"
import type { CheckoutState } from "../domain/index.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import type { OrderErrors } from "../forms/errors.ts"
import type { FlowEvent } from "./flowEvent.ts"
import type { FormBlock } from "./formBlock.ts"
import type { LateOrder } from "./lateOrder.ts"
import type { OrderSteps } from "./placeOrder.ts"

interface RunnerNeeds {
  readonly order: LateOrder
  readonly formBlock: FormBlock
  /** Submits the form in the browser, when the code of the order can't be loaded. */
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
  refuse(readErrors: (steps: OrderSteps) => OrderErrors): void
  /** Runs a step after which the shop, a payment method or the provider has the order. */
  run(step: (steps: OrderSteps) => Promise<FlowEvent>): void
  showErrors(errors: OrderErrors): void
  /** Tells the shopper that the order may exist. */
  showUncertain(): void
  report(cause: unknown): void
}

/** Creates the runner of a form's steps. */
export function createStepRunner(
  { page, form }: ConnectedForm,
  { order, formBlock, release, take, readPhase }: RunnerNeeds,
): StepRunner {
  const report = (cause: unknown) => page.reports.fail({ during: "event", widget: "checkout", host: form, cause })
  /** An error in a step is a fault in our code or in a payment method's; the shopper may try again. */
  const run = (step: (steps: OrderSteps) => FlowEvent | Promise<FlowEvent>) => {
    const type = readPhase() === "validating" ? "invalid" : "fail"
    order
      .load()
      .then(({ steps }) => step(steps))
      .then(take)
      .catch((cause: unknown) => {
        report(cause)
        take({ type, errors: { kind: "text", text: readUnknownError(page) } })
      })
  }
  return {
    validate() {
      void order.load().then(
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
      formBlock.mark()
      run(step)
    },
    showErrors: (errors) => void order.load().then((parts) => parts.showErrors(errors), report),
    showUncertain: () => void order.load().then((parts) => parts.showErrors(parts.steps.uncertain()), report),
    report,
  }
}
