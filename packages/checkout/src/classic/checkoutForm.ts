import { type Behaviour, defineBehaviour, findTypedElement, onRestored, type Page } from "@ringside/core"
import { checkoutUpdated, paymentErrorsService, paymentMethodsService } from "@ringside/payments"
import { reportPayment, reportRate } from "../choiceReports.ts"
import { checkoutJob } from "../jobs.ts"
import { type PayingForm, createPayingForm } from "../forms/connectedForm.ts"
import { startCoupons } from "./couponForm.ts"
import { startCustomButton } from "../forms/customButton.ts"
import { type CheckoutFlow, createFlow } from "./flow.ts"
import { followSubmits } from "./formSubmits.ts"
import { checkoutSelectors } from "../forms/host.ts"
import { keepForReload, restoreTyped } from "./keptValues.ts"
import { createFormCodeLoader } from "./formCodeLoader.ts"
import { createMethodChoice, type MethodChoice } from "../forms/methodChoice.ts"
import { createOrderReview, type OrderReviewUpdates } from "./orderReview.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { readRateName } from "../rates.ts"
import { watchBasketHash } from "../watchBasketHash.ts"
import { createUpdates, type Updates } from "./updates.ts"

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
      const checkout = createPayingForm(scope, form, listForms(form, scope.page))
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

function start(checkout: PayingForm): CheckoutFlow {
  const { scope, form, forms, page } = checkout
  for (const each of forms) scope.attribute(each, "novalidate", "")
  const choice = createMethodChoice(checkout)
  const report = (cause: unknown) => page.reports.fail({ during: "load", widget: "checkout", host: form, cause })
  let wasRestored = false
  const updates = createUpdates(checkout, (options) => flow.requestUpdate(options))
  const code = createFormCodeLoader(checkout, {
    choice,
    update: () => updates.ask({ updatesRates: false }),
    forgetUpdate: () => void updates.forget(),
  })
  const showButton = startCustomButton(checkout, {
    isOurs: () => isOurs(page),
    readGateway: choice.read,
    check: () => code.load().then((formCode) => formCode.check()),
  })
  const review = createOrderReview(checkout, {
    retry: () => updates.ask({}),
    showMessages: (answer) => void code.load().then((formCode) => formCode.showReviewMessages(answer), report),
    onReplaced() {
      refreshMethods(checkout, choice)
      showButton()
    },
    mayReload: () => !wasRestored,
  })
  const submits = followSubmits(checkout, {
    take: (isRepeated) => takeSubmit(isRepeated),
    isUpdating: () => flow.isUpdating(),
    isWaiting: () => flow.isSubmitWaiting(),
  })
  const flow = createFlow(checkout, { review, code, release: submits.release, submitAgain: submits.repeat })
  const takeSubmit = (isRepeated: boolean) => {
    // The host's own script may have come this late: it sends the order then.
    if (!isOurs(page) && !flow.isOrdering()) {
      page.scan()
      return false
    }
    const isUpdateDue = updates.forget()
    if (!isRepeated) flow.submit()
    // If the order isn't placed, the totals must still follow the last changes.
    if (isUpdateDue) flow.requestUpdate({ updatesRates: true, findChosen: null })
    return true
  }
  const showError = (text: string) => {
    const showPlainly = (cause: unknown) => {
      report(cause)
      if (!scope.signal.aborted) page.notices.error(text)
    }
    void code.load().then((formCode) => formCode.showErrors({ kind: "text", text }), showPlainly)
  }
  scope.onEnd(paymentErrorsService.of(page).add(showError))
  startChoices(checkout)
  startCoupons(checkout, code)
  wasRestored = restoreTyped(checkout)
  keepForReload(checkout)
  choice.refresh()
  showButton()
  // Scripts that insert a form, such as multi-step checkouts, send it, too.
  scope.onEnd(page.events.on(["init_checkout"], () => isOurs(page) && updates.ask({})))
  if (readCheckoutSettings(page).isCheckout) {
    page.events.send({ name: "init_checkout", target: page.document.body })
    followBasket(checkout, { flow, review, updates })
  }
  return flow
}

interface BasketNeeds {
  readonly flow: CheckoutFlow
  readonly review: OrderReviewUpdates
  readonly updates: Updates
}

/** Updates the order review when another page or tab has changed the basket. */
function followBasket({ page, scope }: PayingForm, { flow, review, updates }: BasketNeeds): void {
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
}

/** Reports the chosen rate and payment method. Source: checkout contract §10. */
function startChoices({ page, scope, forms }: PayingForm): void {
  const report = (event: Event) => {
    const control =
      findTypedElement(page, event, "HTMLInputElement") ?? findTypedElement(page, event, "HTMLSelectElement")
    if (control?.matches(checkoutSelectors.rate)) reportRate(page, readRateName(page, control))
    if (control?.matches(checkoutSelectors.paymentRadio)) reportPayment(page, control.value)
  }
  for (const form of forms) scope.listenToField(form, "change", report)
}

function refreshMethods({ page, form, scope }: PayingForm, choice: MethodChoice): void {
  choice.refresh()
  for (const method of paymentMethodsService.of(page).list()) {
    method.reviewChanged?.({ form, gateway: choice.read(), signal: scope.signal })
  }
}
