import { listControls } from "@ringside/core"
import type { PayingForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { checkoutJob } from "../jobs.ts"

const submitButton = "[type=submit], button:not([type])"

interface SubmitNeeds {
  /** Takes a submit that the shopper has made, or one that has waited and is `repeated`. False leaves it to the browser. */
  readonly take: (isRepeated: boolean) => boolean
  /** Whether an update is on its way, for which a submit waits. */
  readonly isUpdating: () => boolean
  /** Whether a submit waits for an update. */
  readonly isWaiting: () => boolean
}

/** Sends the `submit` event of a form. */
export interface FormSubmits {
  /** Has the browser send the form. */
  release(): void
  /** Sends the event of a submit that has waited once more. False if a script of the page has kept it from us. */
  repeat(): boolean
}

/** Follows the `submit` events of a checkout form, and of the other forms that are sent with it. */
export function followSubmits(checkout: PayingForm, { take, isUpdating, isWaiting }: SubmitNeeds): FormSubmits {
  const { scope, form, forms, page } = checkout
  let sender: "shopper" | "repeat" | "browser" = "shopper"
  /** Whether an event that we have sent again has come back to us. */
  let hasReturned = false

  const onSubmit = (event: SubmitEvent) => {
    if (sender === "browser") return
    const isRepeated = sender === "repeat"
    if (!take(isRepeated)) return
    event.preventDefault()
    if (isRepeated) hasReturned = true
  }
  // The page's own handlers, also those bound before ours, get the event of a submit that waits once: when it is sent again.
  const onSubmitInUpdate = (event: SubmitEvent) => {
    if (event.target !== form || !isUpdating()) return
    onSubmit(event)
    if (isWaiting()) event.stopImmediatePropagation()
  }
  scope.listenToField(page.window, "submit", onSubmitInUpdate, { capture: true })
  scope.listenToField(form, "submit", onSubmit)
  // Enter in a field of another form sends the order, too.
  for (const other of forms.filter((each) => each !== form)) {
    scope.listenToField(other, "submit", (event) => {
      if (!page.jobs.isOurs(checkoutJob)) return
      event.preventDefault()
      submitForm(checkout)
    })
  }
  return {
    release() {
      sender = "browser"
      submitForm(checkout)
    },
    repeat() {
      sender = "repeat"
      hasReturned = false
      submitForm(checkout)
      sender = "shopper"
      return hasReturned
    },
  }
}

/** Submits the form in the browser as if its button had been pressed; calls the method of the prototype, which a field's name may hide. */
function submitForm({ page, form }: PayingForm): void {
  const buttons = listControls(page, form, checkoutSelectors.placeOrder)
  const button = buttons.find((each) => "form" in each && each.form === form && each.matches(submitButton)) ?? null
  page.window.HTMLFormElement.prototype.requestSubmit.call(form, button)
}
