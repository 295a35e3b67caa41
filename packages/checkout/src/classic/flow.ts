import { confirmHashStart } from "@ringside/payments/domain"
import { type CheckoutEffect, createCheckoutState, reduceCheckout } from "../domain/index.ts"
import type { PayingForm } from "../forms/connectedForm.ts"
import { createBusyForm, createOrderHold } from "./busyForm.ts"
import { endWithoutForm } from "./endWithoutForm.ts"
import type { FlowEvent } from "./flowEvent.ts"
import { createLeaving, watchRelease } from "./leaving.ts"
import type { FormCodeLoader } from "./formCodeLoader.ts"
import type { OrderReviewUpdates } from "./orderReview.ts"
import { createPaymentInputs } from "./paymentInputs.ts"
import type { UpdateOptions } from "./reviewRequest.ts"
import { createStepRunner } from "./stepRunner.ts"
import { createWaitingPress } from "./waitingPress.ts"

/** The objects that run the effects of the state machine. */
export interface FlowNeeds {
  readonly review: OrderReviewUpdates
  readonly code: FormCodeLoader
  /** Submits the form in the browser, when the code of the form can't be loaded. */
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

/** Runs the effects of `reduceCheckout` on a form, each with the data of the event that led to it. Source: checkout contract §6. */
export function createFlow(checkout: PayingForm, { review, code, release, submitAgain }: FlowNeeds): CheckoutFlow {
  const { scope } = checkout
  const inputs = createPaymentInputs(checkout)
  const busyForm = createBusyForm(checkout)
  const hold = createOrderHold(checkout)
  /** Options of the last requested update, which may be sent after the order that it waits for. */
  let options: UpdateOptions = { updatesRates: true, findChosen: null }
  let state = createCheckoutState()

  /** Whether no order may be sent: an earlier one may exist, or a gateway's script pays by itself. */
  const isHeld = () => hold.isRunning() || busyForm.isHeldByScript()

  const dispatch = (event: FlowEvent) => {
    const next = reduceCheckout(state, event)
    state = next.state
    for (const effect of next.effects) effects[effect](event)
  }
  const reset = () => {
    state = { ...createCheckoutState(), generation: state.generation }
    busyForm.remove()
    inputs.remove()
  }
  const take = (event: FlowEvent) => {
    if (scope.signal.aborted) {
      endWithoutForm(checkout, code, event)
      return
    }
    if (event.type === "fail" && event.isUncertain) hold.start()
    if (event.type === "invalid") postponeUpdate()
    dispatch(event)
  }
  /** A gateway that pays by itself has its fields in the review: the update that waits for the order comes when it gives the form back. */
  const postponeUpdate = () => {
    if (!state.pendingUpdate || !busyForm.isHeldByScript()) return
    state = { ...state, pendingUpdate: false }
    watchRelease(checkout, () => dispatch({ type: "requestUpdate" }))
  }
  const steps = createStepRunner(checkout, { code, busyForm, release, take, readPhase: () => state.phase })
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
      dispatch({ type: "updateDone", generation, hasFailed: outcome === "failed" })
  }
  const { leave, onWithheld } = createLeaving(checkout, {
    readPhase: () => state.phase,
    reset,
    showUncertain() {
      hold.start()
      steps.showUncertain()
    },
  })

  const effects: Readonly<Record<CheckoutEffect, (event: FlowEvent) => void>> = {
    abortUpdate: review.abort,
    blockReview: review.block,
    sendUpdate: () => void update(),
    unblockReview: review.unblock,
    blockForm: busyForm.add,
    unblockForm: busyForm.remove,
    validate: (event) => (event.type === "updateDone" ? waitingPress.repeat(event.hasFailed) : steps.validate()),
    showErrors(event) {
      if ((event.type === "invalid" || event.type === "fail") && event.errors) steps.showErrors(event.errors)
    },
    createPaymentMethod: () => steps.run((each) => each.prepare()),
    writeInputs: (event) => event.type === "tokenized" && inputs.write(event.inputs),
    removeInputs: inputs.remove,
    sendOrder: () => steps.run((each) => each.send(onWithheld)),
    cleanUrl: () => cleanUrl(checkout),
    confirmIntent: (event) => event.type === "confirm" && steps.run((each) => each.confirm(event.hash)),
    navigate: (event) => event.type === "redirect" && leave(event.url),
  }

  return {
    requestUpdate(wanted) {
      options = wanted
      dispatch({ type: "requestUpdate" })
    },
    submit() {
      if (isHeld()) return
      if (state.phase === "updating" && !state.pendingSubmit) waitingPress.note()
      dispatch({ type: "submit" })
    },
    isHeld,
    isUpdating: () => state.phase === "updating",
    isSubmitWaiting: () => state.pendingSubmit,
    isOrdering: () => hold.isRunning() || !["idle", "updating"].includes(state.phase),
  }
}

/** Removes a payment's hash from the address before any other code runs, since it contains a secret. */
function cleanUrl({ page }: PayingForm): void {
  const url = new URL(page.document.URL)
  if (!url.hash.startsWith(confirmHashStart)) return
  url.hash = ""
  page.window.history.replaceState(page.window.history.state, "", url.href.replace(/#$/, ""))
}
