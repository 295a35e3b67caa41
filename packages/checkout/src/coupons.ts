import type { Decorations, Page } from "@ringside/core"
import { couponErrorId } from "./forms/host.ts"

/** Records changes to the page: those of a scope, or the page's own. */
type Marks = Pick<Decorations, "attribute" | "insert" | "toggleClass">

/** Creates the message of a refused coupon, which screen readers read when it is inserted. */
export function createCouponError({ document }: Page, tag: "p" | "span", text: string): HTMLElement {
  const message = document.createElement(tag)
  message.className = couponErrorId
  message.id = couponErrorId
  message.setAttribute("role", "alert")
  message.textContent = text
  return message
}

/** Marks the field of a refused coupon, whose message has been inserted. */
export function markCouponField(marks: Marks, field: Element, message: Element): void {
  marks.insert(message)
  marks.toggleClass(field, "has-error", true)
  marks.attribute(field, "aria-invalid", "true")
  marks.attribute(field, "aria-describedby", couponErrorId)
}

/** Removes the message of a refused coupon, and the marks of its field also where the page has removed the message itself. */
export function clearCouponError(page: Page, marks: Marks = page.decorations): void {
  const { document } = page
  for (const message of document.querySelectorAll(`.${couponErrorId}`)) message.remove()
  for (const field of document.querySelectorAll(`[aria-describedby="${couponErrorId}"]`)) {
    marks.toggleClass(field, "has-error", false)
    for (const name of ["aria-invalid", "aria-describedby"]) marks.attribute(field, name, null)
  }
}

/** Sends an event of a coupon. Handlers of jQuery get the members of `detail` as arguments, in their order. */
export function sendCouponEvent(
  { events, document }: Page,
  name: string,
  detail: Readonly<Record<string, string>>,
): void {
  events.send({ name, target: document.body, args: Object.values(detail), detail })
}
