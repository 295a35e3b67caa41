import { delegate, goOrReport, type PlatformHandler, readHandlerMark, readLinkTarget } from "@ringside/core"
import { couponFormHandler, removeCouponHandler } from "../platformHandlers.ts"
import type { ConnectedForm } from "../forms/connectedForm.ts"
import { checkoutSelectors } from "../forms/host.ts"
import type { FormCodeLoader } from "./formCodeLoader.ts"

/** Connects the coupon form above the checkout and the links that remove coupons. Source: checkout contract §4.6. */
export function startCoupons({ page, scope: { signal } }: ConnectedForm, code: FormCodeLoader): void {
  const options = { signal, widget: "checkout", afterHandlers: true }
  /**
   * Whether a script of the page works in the platform's place: it has taken the platform's handler off. One that only prevents the browser's
   * default doesn't keep the platform from acting, but without a mark the two look the same.
   */
  const isTheirs = (event: Event, element: Element, handler: PlatformHandler) => {
    const mark = readHandlerMark(page, element, handler)
    return mark === "taken" || (mark === "unknown" && event.defaultPrevented)
  }
  let isReleased = false
  /** Forms whose code is on its way; the first of them waits for the code of the checkout form, too. */
  const applying = new WeakSet<HTMLFormElement>()
  const loadCode = () =>
    code.load().catch((cause: unknown) => {
      if (!signal.aborted) page.reports.fail({ during: "load", widget: "checkout", cause })
      return null
    })
  const apply = async (couponForm: HTMLFormElement, submitter: HTMLElement | null) => {
    const formCode = await loadCode()
    if (formCode) return formCode.applyCoupon(couponForm)
    // When the code can't be loaded, the browser sends the form.
    isReleased = true
    page.window.HTMLFormElement.prototype.requestSubmit.call(couponForm, submitter)
    isReleased = false
    return undefined
  }
  const submit = (event: SubmitEvent, couponForm: HTMLFormElement) => {
    if (isReleased || isTheirs(event, couponForm, couponFormHandler)) return undefined
    event.preventDefault()
    if (applying.has(couponForm) || couponForm.classList.contains("processing")) return undefined
    applying.add(couponForm)
    return apply(couponForm, event.submitter).finally(() => applying.delete(couponForm))
  }
  delegate(page, "submit", checkoutSelectors.couponForm, submit, { ...options, element: "HTMLFormElement" })
  const remove = async (link: HTMLAnchorElement, coupon: string) => {
    const formCode = await loadCode()
    if (formCode) return formCode.removeCoupon(coupon)
    goOrReport(page, link.href, "shop")
    return undefined
  }
  const click = (event: MouseEvent, link: HTMLAnchorElement) => {
    const coupon = readLinkTarget(link, "coupon")
    // A link that names no coupon is followed.
    if (coupon === null || isTheirs(event, page.document.body, removeCouponHandler)) return undefined
    event.preventDefault()
    return remove(link, coupon)
  }
  delegate(page, "click", checkoutSelectors.removeCoupon, click, { ...options, element: "HTMLAnchorElement" })
}
