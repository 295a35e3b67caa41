import { hostNoticesService, type Page } from "@ringside/core"
import { formatPlainText, nullPrototype } from "@ringside/core/domain"
import { createCouponError, markCouponField } from "../coupons.ts"
import { findCouponField } from "./elements.ts"
import { selectors } from "./host.ts"

/**
 * Shows the reason for a refused code below the coupon field, and focuses the field. Where the field has no place for it, the shop's own
 * notice is shown instead.
 */
export function showCouponError(page: Page, html: string): void {
  const field = findCouponField(page)
  const place = field?.closest(selectors.coupon)
  if (!field || !place) {
    hostNoticesService.of(page).show(page.html.parseMessage(html))
    return
  }
  attach(page, field, createCouponError(page, "p", formatPlainText(html).trim()))
  field.focus(nullPrototype({ preventScroll: true }))
}

/** Stores the text and the message of the coupon field; the returned function restores them in the present field. */
export function keepCoupon(page: Page): () => void {
  const code = findCouponField(page)?.value ?? ""
  const message = page.document.querySelector(`${selectors.form} ${selectors.couponError}`)
  return () => {
    const field = findCouponField(page)
    if (!field) return
    field.value = code
    if (message) attach(page, field, message)
  }
}

function attach({ decorations }: Page, field: HTMLInputElement, message: Element): void {
  field.closest(selectors.coupon)?.append(message)
  markCouponField(decorations, field, message)
}
