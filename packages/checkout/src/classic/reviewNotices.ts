import { readUnknownError } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import type { PayingForm } from "../forms/connectedForm.ts"
import { listInCheckout } from "../forms/formFields.ts"
import { checkoutSelectors } from "../forms/host.ts"

/** Shows above the order review that its update failed, with a button that tries again. The form stays usable. */
export function showReviewFailure(checkout: PayingForm, retry: () => void): void {
  const { page, scope, translate } = checkout
  const [place] = listInCheckout(checkout, checkoutSelectors.review)
  const notice = page.document.createElement("div")
  notice.className = "woocommerce-error ringside-review-failure"
  notice.setAttribute("role", "alert")
  const text = page.document.createElement("span")
  text.textContent = `${readUnknownError(page)} `
  const button = page.document.createElement("button")
  button.type = "button"
  button.className = "button"
  button.textContent = translate("retry")
  notice.append(text, button)
  place?.prepend(notice)
  scope.insert(notice)
  scope.listenToField(button, "click", () => {
    clearReviewFailure(checkout)
    retry()
  })
}

/** Removes the notice of `showReviewFailure`. The review takes the focus of its button. */
export function clearReviewFailure(checkout: PayingForm): void {
  const { page, scope } = checkout
  const [place] = listInCheckout(checkout, checkoutSelectors.review)
  const notice = place?.querySelector(".ringside-review-failure")
  if (place && notice?.contains(page.document.activeElement)) {
    if (!place.hasAttribute("tabindex")) scope.attribute(place, "tabindex", "-1")
    place.focus(nullPrototype({ preventScroll: true }))
  }
  notice?.remove()
}
