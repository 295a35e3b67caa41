import {
  createErrorNotice,
  delegate,
  pressesService,
  noticeScroll,
  scrollerService,
  showBusy,
  focusInView,
} from "@ringside/core"
import { collapseBlanks, encodeForm, nullPrototype } from "@ringside/core/domain"
import { clearCouponError, createCouponError, markCouponField, sendCouponEvent } from "../coupons.ts"
import { isCouponErrorHtml } from "../domain/index.ts"
import { clearNotices } from "../forms/errors.ts"
import { readFieldValue } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"
import type { CheckedForm } from "../forms/checkedForm.ts"
import { readCheckoutSettings } from "../forms/settings.ts"
import { slide } from "../forms/slide.ts"
import { postEncodedForm } from "../postEncodedForm.ts"

const slideMs = 400

/** Removes the message at the coupon's field when the shopper continues. Source: checkout contract §4.6. */
export function startCouponErrors(form: CheckedForm): void {
  const { page, scope } = form
  const { signal } = scope
  const { couponCode } = checkoutSelectors
  delegate(page, "input", couponCode, () => clearCouponError(page, scope), { signal })
  for (const type of ["change", "focusout"] as const) {
    // Keep the message's space: a button below it that is being pressed would move away from the pointer.
    const clear = async () => {
      await pressesService.of(page).ended()
      if (!signal.aborted) clearCouponError(page, scope)
    }
    delegate(page, type, couponCode, clear, { signal, widget: "checkout" })
  }
}

/**
 * Posts to a coupon endpoint of the shop: its notice, or null without one, and whether the review is to be updated. That is so also after a
 * lost answer, since the shop may have made the change, and for an expired nonce, which the update finds, too, and reloads the page.
 */
async function post(
  { page, form }: CheckedForm,
  endpoint: string,
  fields: readonly (readonly [name: string, value: string])[],
) {
  const url = readCheckoutSettings(page).urlOf(endpoint)
  const result = await postEncodedForm(page, { url, body: encodeForm(fields) }, { host: form, dataType: "html" })
  const html = result.kind === "answer" && result.isOk && result.text.trim() !== "" ? result.text : null
  return { html, isDue: !(result.kind === "unreachable" && ["offline", "prevented"].includes(result.reason)) }
}

/** Applies the code in the coupon form. */
export async function applyCoupon(form: CheckedForm, couponForm: HTMLElement, update: () => void): Promise<void> {
  const { page, scope, translate } = form
  const input = couponForm.querySelector<HTMLInputElement>(checkoutSelectors.couponCode)
  if (!input) return
  const code = input.value.trim()
  const email = readFieldValue(form, "billing_email")
  const endBusy = showBusy(scope, [couponForm], { className: "processing", inert: [couponForm] })
  const { html, isDue } = await post(form, "apply_coupon", [
    ["security", readCheckoutSettings(page).applyCouponNonce],
    ["coupon_code", code],
    ...(email === null ? [] : [["billing_email", email] as const]),
  ])
  endBusy()
  if (scope.signal.aborted) return
  clearNotices(form)
  const notice = html === null ? null : page.html.parseMessage(html)
  const isRefused = html !== null && isCouponErrorHtml(html)
  if (!notice || isRefused) {
    const text = collapseBlanks(notice?.textContent ?? "")
    showCouponError(form, input, text || form.unknownError)
  } else {
    // Keep another code that was typed during the request.
    if (input.value.trim() === code) input.value = ""
    closeCouponForm(form, couponForm)
    const isRead = isReadOut(notice)
    couponForm.before(notice)
    if (!isRead) page.announce.polite(translate("couponApplied"))
  }
  if (html !== null) {
    if (isRefused) sendCouponEvent(page, "errored_coupon_in_checkout", { code, html })
    sendCouponEvent(page, "applied_coupon_in_checkout", { code })
  }
  if (isDue) update()
}

/** Removes a coupon. */
export async function removeCoupon(checked: CheckedForm, coupon: string, update: () => void): Promise<void> {
  const { page, scope, form, translate } = checked
  // A theme may print the review twice, for small and large screens.
  const reviews = [...form.querySelectorAll<HTMLElement>(checkoutSelectors.review)]
  const hasFocus = () => reviews.some((review) => review.contains(page.document.activeElement))
  const hadFocus = hasFocus()
  const endBusy = showBusy(scope, reviews, { inert: reviews })
  const { html, isDue } = await post(checked, "remove_coupon", [
    ["security", readCheckoutSettings(page).removeCouponNonce],
    ["coupon", coupon],
  ])
  endBusy()
  if (scope.signal.aborted) return
  // The shopper may be in another field by now.
  const losesFocus = hadFocus && hasFocus()
  if (html === null) {
    showRemovalError(checked)
    if (isDue) update()
    return
  }
  clearNotices(checked)
  const notice = page.html.parseMessage(html)
  if (!isReadOut(notice)) page.announce.polite(translate("couponRemoved"))
  form.before(notice)
  sendCouponEvent(page, "removed_coupon_in_checkout", { code: coupon })
  update()
  const couponForm = page.document.querySelector<HTMLElement>(checkoutSelectors.couponForm)
  const input = couponForm?.querySelector<HTMLInputElement>(checkoutSelectors.couponCode)
  if (input) input.value = ""
  // The link that was pressed goes with its row of the review.
  if (couponForm) closeCouponForm(checked, couponForm, { losesFocus })
}

/** Whether screen readers read a notice of the shop by themselves when it is inserted. */
function isReadOut(notice: DocumentFragment): boolean {
  return notice.querySelector("[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]") !== null
}

/** Shows at the place of the shop's notice that a coupon couldn't be removed. */
function showRemovalError(checked: CheckedForm): void {
  const { page, scope, form } = checked
  clearNotices(checked)
  const notice = createErrorNotice(page, checked.unknownError)
  form.before(notice)
  scope.insert(notice)
  void scrollerService.of(page).to(notice, noticeScroll)
}

/** Closes the form; its link gets the focus that would be lost, in the form or, with `losesFocus`, elsewhere. */
function closeCouponForm({ page, scope }: CheckedForm, couponForm: HTMLElement, { losesFocus = false } = {}): void {
  const link = page.document.querySelector<HTMLElement>(checkoutSelectors.couponLink)
  const hadFocus = couponForm.contains(page.document.activeElement)
  const describe = () => link && scope.attribute(link, "aria-expanded", "false")
  slide(scope, couponForm, { isOpen: false, durationMs: slideMs, describe })
  if (!link) return
  if (hadFocus || losesFocus || page.document.activeElement === page.document.body)
    link.focus(nullPrototype({ preventScroll: true }))
}

function showCouponError(form: CheckedForm, input: HTMLInputElement, text: string): void {
  const { page, scope } = form
  clearCouponError(page, scope)
  focusInView(page, input)
  const message = createCouponError(page, "span", text)
  input.after(message)
  markCouponField(scope, input, message)
}
