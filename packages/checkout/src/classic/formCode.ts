import { noticeScroll, runAnswerScripts, scrollerService } from "@ringside/core"
import type { ShownReview } from "../domain/index.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { applyCoupon, removeCoupon, startCouponErrors } from "./coupon.ts"
import { clearErrors, type FormErrors, sendValidate, showNoticeGroup } from "../forms/errors.ts"
import { checkForm, startFieldChecks } from "../forms/fieldChecks.ts"
import type { MethodChoice } from "../forms/methodChoice.ts"
import { type CheckedForm, createCheckedForm } from "../forms/checkedForm.ts"
import { listInForms } from "../forms/formFields.ts"
import { errorNotices } from "../forms/host.ts"
import { createOrderSteps, type OrderSteps } from "./orderSteps.ts"

/** The code that the use of a form needs, fetched when it begins: the checks of fields, the coupons and the steps of an order. */
export interface FormCode {
  readonly steps: OrderSteps
  showErrors(errors: FormErrors): void
  /** Shows the shop's messages about an update. */
  showReviewMessages(answer: ShownReview): void
  /** Checks the fields, and shows what is wrong; true when nothing is. */
  check(): boolean
  applyCoupon(couponForm: HTMLElement): Promise<void>
  removeCoupon(code: string): Promise<void>
}

/** The objects that a form hands to its code. */
export interface FormCodeNeeds {
  readonly choice: MethodChoice
  /** Requests a new order review, without the rates. */
  readonly update: () => void
  /** Forgets an update that hasn't been sent yet. */
  readonly forgetUpdate: () => void
  /** Fields that the shopper has left since the page was opened. */
  readonly left: Iterable<EventTarget>
  /** Fields that the shopper, or a script, has changed since then. */
  readonly changed: Iterable<EventTarget>
}

/** Starts to check the fields of a form, and returns the code for its use. */
export function startFormCode(
  connected: ConnectedForm,
  { choice, update, forgetUpdate, left, changed }: FormCodeNeeds,
): FormCode {
  const form = createCheckedForm(connected)
  startFieldChecks(form, { left, changed })
  startCouponErrors(form)
  const steps = createOrderSteps(form, choice, forgetUpdate)
  return {
    steps,
    showErrors: steps.showErrors,
    showReviewMessages: (answer) => showReviewMessages(form, answer),
    check() {
      const problems = checkForm(form)
      if (problems.length > 0) steps.showErrors({ kind: "fields", problems })
      return problems.length === 0
    },
    applyCoupon: (couponForm) => applyCoupon(form, couponForm, update),
    removeCoupon: (code) => removeCoupon(form, code, update),
  }
}

/** Shows the shop's messages about an update. Source: checkout contract §4.3, and the platform for a success. */
function showReviewMessages(form: CheckedForm, { kind, messages, hasErrors }: ShownReview): void {
  const { page } = form
  const content = page.html.parseMessage(messages)
  const showGroup = () => {
    const group = showNoticeGroup(form, "updateOrderReview", content)
    void runAnswerScripts(page, messages)
    return group
  }
  if (kind === "success") {
    // Other notices stay, and so does the place of the page: the shopper has done nothing wrong.
    for (const group of listInForms(form, ".woocommerce-NoticeGroup-checkout")) group.remove()
    showGroup()
    return
  }
  clearErrors(form)
  // Without an error among the messages, the shopper has made no mistake, and may have filled nothing in yet.
  const isMistaken = hasErrors ?? content.querySelector(errorNotices) !== null
  const group = showGroup()
  if (isMistaken) {
    checkForm(form)
    sendValidate(form)
  }
  void scrollerService.of(page).to(group, noticeScroll)
}
