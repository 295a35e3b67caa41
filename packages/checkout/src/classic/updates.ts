import { findTypedElement, followControl, unwrapElement } from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import type { PayingForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { checkoutJob } from "../jobs.ts"
import type { UpdateOptions } from "./reviewRequest.ts"
import { startUpdateTriggers, type UpdateReason } from "./updateTriggers.ts"

/** An update comes this long after the last of several requests in a row, in milliseconds. */
const updateDelayMs = 5

/** The updates that the form asks for. */
export interface Updates {
  ask(reason: UpdateReason): void
  /** Forgets an update that hasn't been sent yet; returns whether there was one. */
  forget(): boolean
}

/** Follows what asks for an update; `send` begins it shortly after. */
export function createUpdates(checkout: PayingForm, send: (options: UpdateOptions) => void): Updates {
  const triggers = startUpdateTriggers(checkout, (reason) => ask(checkout, reason))
  const cancel = answerUpdateEvents(checkout, (options) => {
    triggers.reset()
    send(options)
  })
  return {
    ask: (reason) => ask(checkout, reason),
    forget() {
      const [wasWaiting, wasDue] = [cancel(), triggers.reset()]
      return wasWaiting || wasDue
    },
  }
}

/** Requests an update by the event that all scripts of the page use, so that they receive it. */
function ask({ page }: PayingForm, { updatesRates = true, control }: UpdateReason): void {
  const options = {
    ...(!updatesRates && { update_shipping_method: false }),
    ...(control && { current_target: control }),
  }
  page.events.send({ name: "update_checkout", target: page.document.body, args: [options], detail: options })
}

/**
 * Updates shortly after the last of several requests in a row. The returned function cancels a waiting update, and returns whether there
 * was one.
 */
function answerUpdateEvents(
  { page, scope, forms }: PayingForm,
  update: (options: UpdateOptions) => void,
): () => boolean {
  let cancel: () => void = () => undefined
  let isWaiting = false
  const off = page.events.on(["update_checkout", "update"], ({ name, target, args, detail }) => {
    // The host's own script, once it has come, answers them.
    if ((name === "update" && !forms.some((form) => form === target)) || !page.jobs.isOurs(checkoutJob)) return
    const options = isRecord(args[0]) ? args[0] : { ...detail }
    const control = findTypedElement(page, { target: unwrapElement(options.current_target) }, "HTMLElement")
    const findChosen = control?.matches(checkoutSelectors.rate) ? followControl(page, control) : null
    cancel()
    isWaiting = true
    cancel = scope.after(updateDelayMs, () => {
      isWaiting = false
      update({ updatesRates: options.update_shipping_method !== false, findChosen })
    })
  })
  scope.onEnd(off)
  return () => {
    const wasWaiting = isWaiting
    isWaiting = false
    cancel()
    return wasWaiting
  }
}
