import { delegate } from "@ringside/core"
import type { FormParts } from "./checkout.ts"
import { checkoutSelectors } from "./host.ts"
import type { LateOrder } from "./lateOrder.ts"

/** Connects the coupon form above the checkout and the links that remove coupons. Source: checkout contract §4.6. */
export function startCoupons({ page, scope: { signal } }: FormParts, order: LateOrder): void {
  const options = { signal, widget: "checkout" }
  let isReleased = false
  const apply = async (couponForm: HTMLElement, submitter: HTMLElement | null) => {
    const parts = await order.load().catch(() => null)
    if (parts) return parts.applyCoupon(couponForm)
    if (!(couponForm instanceof page.window.HTMLFormElement)) return undefined
    // When the code can't be loaded, the browser sends the form.
    isReleased = true
    page.window.HTMLFormElement.prototype.requestSubmit.call(couponForm, submitter)
    isReleased = false
    return undefined
  }
  const submit = (event: SubmitEvent, couponForm: HTMLElement) => {
    if (isReleased) return undefined
    event.preventDefault()
    return couponForm.classList.contains("processing") ? undefined : apply(couponForm, event.submitter)
  }
  delegate(page, "submit", checkoutSelectors.couponForm, submit, options)
  const remove = async (link: HTMLElement) => {
    const parts = await order.load().catch(() => null)
    if (parts) return parts.removeCoupon(link.dataset.coupon ?? "")
    if (link instanceof page.window.HTMLAnchorElement) page.navigation.go(link.href, "shop")
    return undefined
  }
  const click = (event: MouseEvent, link: HTMLElement) => {
    event.preventDefault()
    return remove(link)
  }
  delegate(page, "click", checkoutSelectors.removeCoupon, click, options)
}
