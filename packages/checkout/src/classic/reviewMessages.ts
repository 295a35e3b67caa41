import { noticeScroll, scrollerService } from "@ringside/core"
import { clearErrors, sendValidate, showNoticeGroup } from "../forms/errors.ts"
import { checkForm } from "../forms/fieldChecks.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"

/** Shows the shop's messages about a failed update. Source: checkout contract §4.3. */
export function showReviewMessages(order: CheckedForm, messages: string): void {
  const { page } = order
  clearErrors(order)
  // Without an error among the messages, the shopper has made no mistake, and may have filled nothing in yet.
  const hasError = page.html.parseMessage(messages).querySelector(".woocommerce-error, .is-error") !== null
  const group = showNoticeGroup(order, "updateOrderReview", page.html.parseMessage(messages))
  if (hasError) {
    checkForm(order)
    sendValidate(order)
  }
  void scrollerService.of(page).to(group, noticeScroll)
}
