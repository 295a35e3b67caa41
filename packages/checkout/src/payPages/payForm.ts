import { defineBehaviour } from "@ringside/core"
import { createPayingForm } from "../forms/connectedForm.ts"
import { startCustomButton } from "../forms/customButton.ts"
import { createMethodChoice } from "../forms/methodChoice.ts"
import { payPageSelectors } from "./host.ts"
import { payFormJob } from "./jobs.ts"
import { startSendingOnce } from "./sendOnce.ts"

/** The platform slides its boxes a little longer on the page that adds a card. */
const addingSlideMs = 250

/**
 * Forms beside the checkout that take a payment: only the box of the chosen method is open, and a form is sent once.
 * Source: checkout contract §4.4.
 */
export const payForm = defineBehaviour({
  name: "payment-boxes",
  selector: ({ jobs }) => (jobs.isOurs(payFormJob) ? payPageSelectors.forms : null),
  element: "HTMLFormElement",
  connect(form, scope) {
    const isAdding = form.matches(payPageSelectors.addingForm)
    const slideMs = isAdding ? addingSlideMs : undefined
    const paying = createPayingForm(scope, form)
    const choice = createMethodChoice(paying, slideMs)
    // The platform leaves the checks of the other form to the browser.
    if (!isAdding) scope.attribute(form, "novalidate", "")
    startSendingOnce(paying)
    // The server checks these forms.
    const showButton = startCustomButton(paying, {
      isOurs: () => scope.page.jobs.isOurs(payFormJob),
      readGateway: choice.read,
      check: () => Promise.resolve(true),
    })
    return () => {
      choice.refresh()
      showButton()
      const { events, document } = scope.page
      // Card plugins mount their fields at it; on the other page they do so by themselves.
      if (isAdding) {
        events.send({ name: "init_add_payment_method", target: document.body })
      }
    }
  },
})
