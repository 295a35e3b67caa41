import { hostNoticesOf, type Page } from "@ringside/core"
import { formatPlainText, nullPrototype } from "@ringside/core/domain"
import { findCouponField } from "./elements.ts"
import { couponErrorId, selectors } from "./host.ts"

/**
 * Shows under the coupon field why the shop refused a code, and gives the field focus. Where the field has no place for it, the
 * shop's own notice is shown instead.
 */
export function showCouponError(page: Page, html: string): void {
  const field = findCouponField(page)
  const place = field?.closest(selectors.coupon)
  if (!field || !place) {
    hostNoticesOf(page).show(page.html.parseMessage(html))
    return
  }
  clearCouponError(page)
  const message = page.document.createElement("p")
  message.className = "coupon-error-message"
  message.id = couponErrorId
  message.setAttribute("role", "alert")
  message.textContent = formatPlainText(html).trim()
  attach(page, field, message)
  field.focus(nullPrototype({ preventScroll: true }))
}

/** Takes the message away; the next input or blur of the field does. */
export function clearCouponError({ document, decorations }: Page): void {
  for (const message of document.querySelectorAll(selectors.couponError)) message.remove()
  const field = document.querySelector(`${selectors.couponField}[aria-describedby="${couponErrorId}"]`)
  if (!field) return
  decorations.toggleClass(field, "has-error", false)
  for (const name of ["aria-invalid", "aria-describedby"]) decorations.attribute(field, name, null)
}

/** Remembers what is typed and shown at the coupon field; the answer puts it into the field that stands there by then. */
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
