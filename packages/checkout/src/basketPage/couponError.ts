import { hostNoticesService, type Page } from "@ringside/core"
import { formatPlainText, nullPrototype } from "@ringside/core/domain"
import { findCouponField } from "./elements.ts"
import { couponErrorId } from "../forms/host.ts"
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
  clearCouponError(page)
  const message = page.document.createElement("p")
  message.className = couponErrorId
  message.id = couponErrorId
  message.setAttribute("role", "alert")
  message.textContent = formatPlainText(html).trim()
  attach(page, field, message)
  field.focus(nullPrototype({ preventScroll: true }))
}

/** Removes the message; the next input or blur of the field does, too. */
export function clearCouponError({ document, decorations }: Page): void {
  for (const message of document.querySelectorAll(selectors.couponError)) message.remove()
  const field = document.querySelector(`${selectors.couponField}[aria-describedby="${couponErrorId}"]`)
  if (!field) return
  decorations.toggleClass(field, "has-error", false)
  for (const name of ["aria-invalid", "aria-describedby"]) decorations.attribute(field, name, null)
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
  decorations.insert(message)
  decorations.toggleClass(field, "has-error", true)
  decorations.attribute(field, "aria-invalid", "true")
  decorations.attribute(field, "aria-describedby", couponErrorId)
}
