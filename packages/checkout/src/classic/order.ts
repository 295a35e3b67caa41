import { noticeScroll, runAnswerScripts, scrollerService } from "@ringside/core"
import type { ShownReview } from "../domain/index.ts"
import type { FormParts } from "../forms/connectedForm.ts"
import { applyCoupon, removeCoupon, startCouponErrors } from "./coupon.ts"
import { clearErrors, type OrderErrors, sendValidate, showNoticeGroup } from "../forms/errors.ts"
import { checkForm, startFieldChecks } from "../forms/fieldChecks.ts"
import type { MethodChoice } from "../forms/methodChoice.ts"
import { type CheckedForm, createCheckedForm } from "../forms/checkedForm.ts"
import { listInForms } from "../forms/formFields.ts"
import { errorNotices } from "../forms/host.ts"
import { createOrderSteps, type OrderSteps } from "./placeOrder.ts"

/** The parts of the form that its use needs. */
export interface Order {
  readonly steps: OrderSteps
  showErrors(errors: OrderErrors): void
  /** Shows the shop's messages about an update. */
  showReviewMessages(answer: ShownReview): void
  /** Checks the fields, and shows what is wrong; true when nothing is. */
  check(): boolean
  applyCoupon(couponForm: HTMLElement): Promise<void>
  removeCoupon(code: string): Promise<void>
}

/** The parts of the form that the functions of an order need. */
export interface OrderNeeds {
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

/** Starts to check fields, and returns the functions of an order. */
export function startOrder(parts: FormParts, { choice, update, forgetUpdate, left, changed }: OrderNeeds): Order {
  const form = createCheckedForm(parts)
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
function showReviewMessages(order: CheckedForm, { kind, messages, hasErrors }: ShownReview): void {
  const { page } = order
  const content = page.html.parseMessage(messages)
  const showGroup = () => {
    const group = showNoticeGroup(order, "updateOrderReview", content)
    void runAnswerScripts(page, messages)
    return group
  }
  if (kind === "success") {
    // Other notices stay, and so does the place of the page: the shopper has done nothing wrong.
    for (const group of listInForms(order, ".woocommerce-NoticeGroup-checkout")) group.remove()
    showGroup()
    return
  }
  clearErrors(order)
  // Without an error among the messages, the shopper has made no mistake, and may have filled nothing in yet.
  const isMistaken = hasErrors ?? content.querySelector(errorNotices) !== null
  const group = showGroup()
  if (isMistaken) {
    checkForm(order)
    sendValidate(order)
  }
  void scrollerService.of(page).to(group, noticeScroll)
}
