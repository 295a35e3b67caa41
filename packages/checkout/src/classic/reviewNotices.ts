import type { Checkout } from "./checkout.ts"
import { clearErrors, showNoticeGroup } from "./errors.ts"
import { checkForm } from "./fieldChecks.ts"
import { checkoutSelectors } from "./host.ts"
import { scrollerOf } from "@ringside/core"

/** Shows what the shop says of an update that failed. Source: checkout contract §4.3. */
export function showReviewMessages(checkout: Checkout, messages: string): void {
  const { page } = checkout
  clearErrors(checkout)
  const group = showNoticeGroup(checkout, "updateOrderReview", page.html.parseMessage(messages))
  checkForm(checkout)
  void scrollerOf(page).to(group, { durationMs: 1000, marginPx: 100 })
}

/** Says above the order review that it couldn't be updated, with a button that tries again. The form stays usable. */
export function showReviewFailure({ page, form, scope, translate }: Checkout, retry: () => void): void {
  const place = form.querySelector(checkoutSelectors.review)
  const notice = page.document.createElement("div")
  notice.className = "woocommerce-error ringside-review-failure"
  notice.setAttribute("role", "alert")
  const text = page.document.createElement("span")
  text.textContent = `${translate("unknownError")} `
  const button = page.document.createElement("button")
  button.type = "button"
  button.className = "button"
  button.textContent = translate("retry")
  notice.append(text, button)
  place?.prepend(notice)
  scope.insert(notice)
  scope.listen(button, "click", () => {
    notice.remove()
    retry()
  })
}

/** Takes that notice away. */
export function clearReviewFailure({ form }: Checkout): void {
  form.querySelector(".ringside-review-failure")?.remove()
}
