import { confirmHashStart } from "@ringside/payments/domain"
import { type CheckoutEffect, createCheckoutState, reduceCheckout } from "../domain/index.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { endWithoutForm } from "./endWithoutForm.ts"
import { createFormBlock } from "./formBlock.ts"
import { watchRelease } from "./gatewayDialog.ts"
import { createLeaving } from "./leaving.ts"
import type { LateOrder } from "./lateOrder.ts"
import { createOrderHold } from "./orderHold.ts"
import type { OrderReviewUpdates } from "./orderReview.ts"
import { createPaymentInputs } from "./paymentInputs.ts"
import type { OrderStep } from "./placeOrder.ts"
import type { UpdateOptions } from "./reviewRequest.ts"
import { createStepRunner } from "./stepRunner.ts"
import { createWaitingPress } from "./waitingPress.ts"

/** The parts that run the effects of the state machine. */
export interface FlowParts {
  readonly review: OrderReviewUpdates
  readonly order: LateOrder
  /** Submits the form in the browser, when the code of the order can't be loaded. */
  readonly release: () => void
  /** Sends the form's `submit` event once more. False if a script of the page has kept it from us. */
  readonly submitAgain: () => boolean
}

/** Receives the events of the form. */
export interface CheckoutFlow {
  requestUpdate(options: UpdateOptions): void
  submit(): void
  /** Whether an update is on its way, for which a press of the button waits. */
  isUpdating(): boolean
  /** Whether a press of the button waits for an update. */
  isSubmitWaiting(): boolean
  /** Whether an order is on its way, or may have been placed without the page knowing. */
  isOrdering(): boolean
  /** Whether an earlier order may exist, or a gateway's script pays by itself. */
  isHeld(): boolean
}

/** Runs the effects of `reduceCheckout` on a form, each with the data of the step that led to it. Source: checkout contract §6. */
export function createFlow(checkout: ConnectedForm, { review, order, release, submitAgain }: FlowParts): CheckoutFlow {
  const { scope } = checkout
  const inputs = createPaymentInputs(checkout)
  const formBlock = createFormBlock(checkout)
  const hold = createOrderHold(checkout)
  /** Options of the last requested update, which may be sent after the order that it waits for. */
  let options: UpdateOptions = { updatesRates: true, findChosen: null }
  let state = createCheckoutState()

  /** Whether no order may be sent: an earlier one may exist, or a gateway's script pays by itself. */
  const isHeld = () => hold.isRunning() || formBlock.isHeldByScript()

  const dispatch = (step: OrderStep) => {
    const next = reduceCheckout(state, step.event)
    state = next.state
    for (const effect of next.effects) effects[effect](step)
  }
  const reset = () => {
    state = { ...createCheckoutState(), generation: state.generation }
    formBlock.remove()
    inputs.remove()
  }
  const take = (step: OrderStep) => {
    if (scope.signal.aborted) {
      endWithoutForm(checkout, order, step)
      return
    }
    if ("isUncertain" in step && step.isUncertain) hold.start()
    if (step.event.type === "invalid") postponeUpdate()
    dispatch(step)
  }
  /** A gateway that pays by itself has its fields in the review: the update that waits for the order comes when it gives the form back. */
  const postponeUpdate = () => {
    if (!state.pendingUpdate || !formBlock.isHeldByScript()) return
    state = { ...state, pendingUpdate: false }
    watchRelease(checkout, () => dispatch({ event: { type: "requestUpdate" } }))
  }
  const steps = createStepRunner(checkout, { order, formBlock, release, take, readPhase: () => state.phase })
  const waitingPress = createWaitingPress({ review, steps, submitAgain, isHeld, take })
  const update = async () => {
    const { generation } = state
    const outcome = await review
      .update(options, () => state.generation === generation)
      .catch((cause: unknown) => {
        steps.report(cause)
        return "failed"
      })
    if (outcome === "updated") hold.renew()
    if (outcome === "updated" || outcome === "failed")
      dispatch({ event: { type: "updateDone", generation }, hasFailed: outcome === "failed" })
  }
  const { leave, onWithheld } = createLeaving(checkout, {
    readPhase: () => state.phase,
    reset,
    showUncertain() {
      hold.start()
      steps.showUncertain()
    },
  })

  const effects: Readonly<Record<CheckoutEffect, (step: OrderStep) => void>> = {
    abortUpdate: review.abort,
    blockReview: review.block,
    sendUpdate: () => void update(),
    unblockReview: review.unblock,
    blockForm: formBlock.add,
    unblockForm: formBlock.remove,
    validate: (step) => ("hasFailed" in step ? waitingPress.repeat(step.hasFailed) : steps.validate()),
    showErrors: (step) => "errors" in step && step.errors && steps.showErrors(step.errors),
    createPaymentMethod: () => steps.run((each) => each.prepare()),
    writeInputs: (step) => "inputs" in step && inputs.write(step.inputs),
    removeInputs: inputs.remove,
    sendOrder: () => steps.run((each) => each.send(onWithheld)),
    cleanUrl: () => cleanUrl(checkout),
    confirmIntent: (step) => "hash" in step && steps.run((each) => each.confirm(step.hash)),
    navigate: (step) => "url" in step && leave(step.url),
  }

  return {
    requestUpdate(wanted) {
      options = wanted
      dispatch({ event: { type: "requestUpdate" } })
    },
    submit() {
      if (isHeld()) return
      if (state.phase === "updating" && !state.pendingSubmit) waitingPress.note()
      dispatch({ event: { type: "submit" } })
    },
    isHeld,
    isUpdating: () => state.phase === "updating",
    isSubmitWaiting: () => state.pendingSubmit,
    isOrdering: () => hold.isRunning() || !["idle", "updating"].includes(state.phase),
  }
}

/** Removes a payment's hash from the address before any other code runs, since it contains a secret. */
function cleanUrl({ page }: ConnectedForm): void {
  const url = new URL(page.document.URL)
  if (!url.hash.startsWith(confirmHashStart)) return
  url.hash = ""
  page.window.history.replaceState(page.window.history.state, "", url.href.replace(/#$/, ""))
}
