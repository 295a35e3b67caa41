import { basketEmptied, basketPageShown, basketTotalsShown, focusKeeperService } from "@ringside/cart"
import { hostNoticesService, type Page } from "@ringside/core"
import { clearCouponError } from "../coupons.ts"
import { type FormFields, selectCartPageUpdate, selectUnsentFields } from "../domain/index.ts"
import { announceTotal, readTotal } from "./announceTotal.ts"
import { keepCoupon } from "./couponError.ts"
import { keyOf, putState, readFormPairs, readState } from "../forms/formFields.ts"
import { findBasketForm, listForms, listLineFields, recordUsedForm } from "./elements.ts"
import { selectors } from "./host.ts"
import { showNotices, takeNotices } from "./notices.ts"
import { pairWithCopies } from "./pairWithCopies.ts"
import type { Outcome } from "./requestRunner.ts"
import { replaceTotals } from "./replaceTotals.ts"
import type { Answer } from "./requests.ts"

interface ShowOptions {
  readonly keepsNotices?: boolean
  /** The sent fields, if they included those of the lines: what was typed or chosen since is kept. */
  readonly sent?: FormFields | null
  /** The request was no user action, so focus stays. */
  readonly isQuiet?: boolean
  /** The address of the calculator has been applied. */
  readonly closesCalculator?: boolean
}

/** Shows the shop's response, a whole page, on the basket page: the platform's `updateDiv`. Source: catalogue-and-cart §11. */
export function showAnswer(page: Page, answer: Answer, options: ShowOptions = {}): Outcome {
  if (answer.kind !== "html") return { kind: "failed", next: answer.next }
  const { document } = page
  const form = findBasketForm(page)
  const content = page.html.parseFragment(answer.html)
  const freshForm = content.querySelector<HTMLFormElement>(selectors.form)
  const update = selectCartPageUpdate({
    pageHasForm: form !== null,
    responseHasForm: freshForm !== null,
    pageHasCheckout: document.querySelector(selectors.checkout) !== null,
  })
  if (update === "reload" || !form) {
    page.navigation.reload()
    return { kind: "left" }
  }
  // A login form, a challenge or an error page contains no basket.
  if (!freshForm && !content.querySelector(selectors.empty)) return { kind: "failed", next: "native" }
  const notices = takeNotices(content)
  const totalBefore = readTotal(page)
  if (!options.keepsNotices) {
    hostNoticesService.of(page).clear()
    clearCouponError(page)
  }
  if (freshForm) {
    if (document.querySelector(selectors.checkout)) sendBasketEvent(page, "update_checkout")
    const freshForms = [...content.querySelectorAll<HTMLFormElement>(selectors.form)]
    const totals = [...content.querySelectorAll<HTMLElement>(selectors.totals)]
    replaceForms(page, { form, freshForms, sent: options.sent ?? null })
    showNotices(page, notices)
    replaceTotals(page, totals, options)
    sendBasketEvent(page, "updated_cart_totals")
    basketTotalsShown.send(page)
  } else {
    replaceByEmpty(page, form, content)
    for (const copy of listForms(page)) (findBox(copy) ?? copy).remove()
    showNotices(page, notices)
    sendBasketEvent(page, "wc_cart_emptied")
    basketEmptied.send(page)
  }
  page.scan()
  sendBasketEvent(page, "updated_wc_div")
  basketPageShown.send(page)
  if (!options.isQuiet) announceResult(page, totalBefore)
  return { kind: "done" }
}

/** Leads focus to the notice, which is read by that, and announces the new total, which no notice says. */
function announceResult(page: Page, totalBefore: string): void {
  const { activeElement } = page.document
  // A second press of plus must find the button at the same place.
  if (!activeElement?.matches(selectors.step)) hostNoticesService.of(page).focusFirst()
  announceTotal(page, totalBefore)
}

interface FormsReplacement {
  /** The form that the shopper used. */
  readonly form: HTMLFormElement
  readonly freshForms: readonly HTMLFormElement[]
  readonly sent: FormFields | null
}

/** Replaces all forms of the page: copies for other widths show the answer, too. */
function replaceForms(page: Page, { form: used, freshForms, sent }: FormsReplacement): void {
  const forms = listForms(page)
  for (const [index, freshForm] of pairWithCopies(page, forms, freshForms).entries()) {
    const form = forms[index]
    if (form === used) replaceForm(page, { form, freshForm, sent })
    else form?.replaceWith(freshForm)
  }
}

interface FormReplacement {
  readonly form: HTMLFormElement
  readonly freshForm: HTMLFormElement
  readonly sent: FormFields | null
}

function replaceForm(page: Page, { form, freshForm, sent }: FormReplacement): void {
  // A form's data lacks the fields that a script has disabled since the request, which isn't a change of the shopper's.
  const enabled = listLineFields(form).filter(({ control }) => !control.matches(":disabled"))
  const unsent = selectUnsentFields(enabled, { now: readFormPairs(page, form), sent })
  const restoreCoupon = keepCoupon(page)
  const giveFocus = focusKeeperService.of(page)(form)
  const states = new Map(unsent.map(({ control }) => [keyOf(control), readState(control)]))
  for (const { control } of listLineFields(freshForm)) putState(control, states.get(keyOf(control)))
  form.before(freshForm)
  // Other behaviours add their controls before focus is restored.
  page.scan()
  giveFocus?.([freshForm])
  form.remove()
  recordUsedForm(page, freshForm.firstElementChild)
  restoreCoupon()
}

function replaceByEmpty(page: Page, form: HTMLElement, content: DocumentFragment): void {
  const { document } = page
  const message = content.querySelector<HTMLElement>(selectors.empty)
  if (!message) return
  const box = findBox(form) ?? form
  const fresh = findBox(message) ?? message
  const giveFocus = focusKeeperService.of(page)(box)
  box.before(fresh)
  giveFocus?.([fresh])
  box.remove()
  for (const totals of document.querySelectorAll(selectors.totals)) totals.remove()
}

/** The platform's element around the basket; some themes put its class on the body. */
function findBox(element: HTMLElement): HTMLElement | null {
  const box = element.parentElement?.closest<HTMLElement>(selectors.box) ?? null
  return box?.localName === "body" ? null : box
}

/** Sends an event of the platform that has no arguments. */
export function sendBasketEvent(page: Page, name: string): void {
  page.events.send({ name, target: page.document.body })
}
