import {
  type Behaviour,
  defineBehaviour,
  findTypedElement,
  followControl,
  listControls,
  onRestored,
  type Page,
  unwrapElement,
} from "@ringside/core"
import { isRecord } from "@ringside/core/domain"
import { checkoutUpdated, paymentErrorsService, paymentMethodsService } from "@ringside/payments"
import { reportPayment, reportRate } from "../choiceReports.ts"
import { checkoutJob } from "../jobs.ts"
import { type ConnectedForm, createConnectedForm } from "../forms/connectedForm.ts"
import { startCoupons } from "./couponForm.ts"
import { startCustomButton } from "../forms/customButton.ts"
import { type CheckoutFlow, createFlow } from "./flow.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { keepForReload, restoreTyped } from "./keptValues.ts"
import { createLateOrder } from "./lateOrder.ts"
import { createMethodChoice, type MethodChoice } from "../forms/methodChoice.ts"
import { createOrderReview } from "./orderReview.ts"
import type { UpdateOptions } from "./reviewRequest.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { readRateName } from "../rates.ts"
import { watchBasketHash } from "../watchBasketHash.ts"
import { startUpdateTriggers, type UpdateReason } from "./updateTriggers.ts"

const updateDelayMs = 5
const submitButton = "[type=submit], button:not([type])"

/** The classic checkout form: order review, payment methods, coupons, the order. Source: checkout contract §4, §6. */
export function createCheckoutForm(): Behaviour {
  const flows = new Set<CheckoutFlow>()
  // An order of ours is ours to its end, also when the host's script has come in the meantime: it waits while the form has its class.
  const isOrdering = () => [...flows].some((flow) => flow.isOrdering())
  return defineBehaviour({
    name: "checkout-form",
    selector: (page) => (isOurs(page) || isOrdering() ? selectForm(page) : null),
    element: "HTMLFormElement",
    connect(form, scope) {
      const checkout = createConnectedForm(scope, form, listForms(form, scope.page))
      return () => {
        const flow = start(checkout)
        flows.add(flow)
        scope.onEnd(() => flows.delete(flow))
      }
    },
  })
}

/** Page builders print a form for each part of the checkout: the one with the order's button is sent, and has the payment methods. */
function selectForm({ document }: Page): string {
  const withButton = `${checkoutSelectors.form}:has(${checkoutSelectors.placeOrder})`
  return document.querySelector(withButton) ? withButton : checkoutSelectors.form
}

/** The form, and those of the page that have no button. */
function listForms(form: HTMLFormElement, { document }: Page): readonly HTMLFormElement[] {
  const forms = [...document.querySelectorAll<HTMLFormElement>(checkoutSelectors.form)]
  return forms.filter((each) => each === form || !each.querySelector(checkoutSelectors.placeOrder))
}

function isOurs({ jobs }: Page): boolean {
  return jobs.isOurs(checkoutJob)
}

function start(checkout: ConnectedForm): CheckoutFlow {
  const { scope, form, forms, page } = checkout
  for (const each of forms) scope.attribute(each, "novalidate", "")
  const choice = createMethodChoice(checkout)
  const report = (cause: unknown) => page.reports.fail({ during: "load", widget: "checkout", host: form, cause })
  let wasRestored = false
  let isReleased = false
  /** True while the `submit` event of a press that has waited is sent again. */
  let isRepeated = false
  /** Whether that event has come back to us. */
  let hasReturned = false
  const updates = createUpdates(checkout, (options) => flow.requestUpdate(options))
  const order = createLateOrder(checkout, {
    choice,
    update: () => updates.ask({ updatesRates: false }),
    forgetUpdate: () => void updates.forget(),
  })
  const showButton = startCustomButton(checkout, {
    isOurs: () => isOurs(page),
    readGateway: choice.read,
    check: () => order.load().then((parts) => parts.check()),
  })
  const review = createOrderReview(checkout, {
    retry: () => updates.ask({}),
    showMessages: (answer) => void order.load().then((parts) => parts.showReviewMessages(answer), report),
    onReplaced() {
      refreshMethods(checkout, choice)
      showButton()
    },
    mayReload: () => !wasRestored,
  })
  const flow = createFlow(checkout, {
    review,
    order,
    release() {
      isReleased = true
      submitForm(checkout)
    },
    submitAgain() {
      isRepeated = true
      hasReturned = false
      submitForm(checkout)
      isRepeated = false
      return hasReturned
    },
  })
  const showError = (text: string) => {
    const showPlainly = (cause: unknown) => {
      report(cause)
      if (!scope.signal.aborted) page.notices.error(text)
    }
    void order.load().then((parts) => parts.showErrors({ kind: "text", text }), showPlainly)
  }
  scope.onEnd(paymentErrorsService.of(page).add(showError))
  /** Whether the order is ours; else the host's own script, which may have come this late, sends it. */
  const submit = () => {
    if (!isOurs(page) && !flow.isOrdering()) {
      page.scan()
      return false
    }
    const isUpdateDue = updates.forget()
    if (isRepeated) hasReturned = true
    else flow.submit()
    // If the order isn't placed, the totals must still follow the last changes.
    if (isUpdateDue) flow.requestUpdate({ updatesRates: true, findChosen: null })
    return true
  }
  const send = (event: SubmitEvent) => {
    if (!isReleased && submit()) event.preventDefault()
  }
  // The page's own handlers, also those bound before ours, get the event of a press that waits once: when it is sent again.
  const hold = (event: SubmitEvent) => {
    if (event.target !== form || !flow.isUpdating()) return
    send(event)
    if (flow.isSubmitWaiting()) event.stopImmediatePropagation()
  }
  scope.listenToField(page.window, "submit", hold, { capture: true })
  scope.listenToField(form, "submit", send)
  // Enter in a field of another form sends the order, too.
  for (const other of forms.filter((each) => each !== form)) {
    scope.listenToField(other, "submit", (event) => {
      if (!isOurs(page)) return
      event.preventDefault()
      submitForm(checkout)
    })
  }
  startChoices(checkout)
  startCoupons(checkout, order)
  wasRestored = restoreTyped(checkout)
  keepForReload(checkout)
  choice.refresh()
  showButton()
  // Scripts that insert a form, such as multi-step checkouts, send it, too.
  scope.onEnd(page.events.on(["init_checkout"], () => isOurs(page) && updates.ask({})))
  if (!readCheckoutSettings(page).isCheckout) return flow
  page.events.send({ name: "init_checkout", target: page.document.body })
  // The basket may have changed, or been ordered, while the page was in the back/forward cache.
  onRestored(page, () => updates.ask({}), scope.signal)
  // Another tab may change it at any time. An order of this page changes it, too.
  const follow = watchBasketHash(page, {
    signal: scope.signal,
    canFollow: () => isOurs(page) && !flow.isOrdering() && !flow.isHeld(),
    onChange: () => updates.ask({}),
  })
  // The hash counts the total, too, and the platform answers an update before it sets cookies.
  let shown = review.describe().text
  scope.onEnd(
    checkoutUpdated.on(page, () => {
      const isOther = review.describe().text !== shown
      follow(isOther)
      shown = review.describe().text
    }),
  )
  return flow
}

/** Reports the chosen rate and payment method. Source: checkout contract §10. */
function startChoices({ page, scope, forms }: ConnectedForm): void {
  const report = (event: Event) => {
    const control =
      findTypedElement(page, event, "HTMLInputElement") ?? findTypedElement(page, event, "HTMLSelectElement")
    if (control?.matches(checkoutSelectors.rate)) reportRate(page, readRateName(page, control))
    if (control?.matches(checkoutSelectors.paymentRadio)) reportPayment(page, control.value)
  }
  for (const form of forms) scope.listenToField(form, "change", report)
}

/** The updates that the form asks for. */
interface Updates {
  ask(reason: UpdateReason): void
  /** Forgets an update that hasn't been sent yet; returns whether there was one. */
  forget(): boolean
}

/** Follows what asks for an update; `send` begins it shortly after. */
function createUpdates(checkout: ConnectedForm, send: (options: UpdateOptions) => void): Updates {
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
function ask({ page }: ConnectedForm, { updatesRates = true, control }: UpdateReason): void {
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
  { page, scope, forms }: ConnectedForm,
  update: (options: UpdateOptions) => void,
): () => boolean {
  let cancel: () => void = () => undefined
  let isWaiting = false
  const off = page.events.on(["update_checkout", "update"], ({ name, target, args, detail }) => {
    // The host's own script, once it has come, answers them.
    if ((name === "update" && !forms.some((form) => form === target)) || !isOurs(page)) return
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

/** Submits the form in the browser as if its button had been pressed; calls the method of the prototype, which a field's name may hide. */
function submitForm({ page, form }: ConnectedForm): void {
  const buttons = listControls(page, form, checkoutSelectors.placeOrder)
  const button = buttons.find((each) => "form" in each && each.form === form && each.matches(submitButton)) ?? null
  page.window.HTMLFormElement.prototype.requestSubmit.call(form, button)
}

function refreshMethods({ page, form, scope }: ConnectedForm, choice: MethodChoice): void {
  choice.refresh()
  for (const method of paymentMethodsService.of(page).list()) {
    method.reviewChanged?.({ form, gateway: choice.read(), signal: scope.signal })
  }
}
