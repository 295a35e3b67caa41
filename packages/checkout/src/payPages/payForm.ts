import { defineBehaviour } from "@ringside/core"
import { createConnectedForm } from "../forms/connectedForm.ts"
import { startCustomButton } from "../forms/customButton.ts"
import { createMethodChoice } from "../forms/methodChoice.ts"
import { payPageSelectors } from "./host.ts"
import { payFormJob } from "./jobs.ts"

/** The platform slides its boxes a little longer on the page that adds a card. */
const addingSlideMs = 250

/** Payment boxes of forms beside the checkout: only that of the chosen method is open. Source: checkout contract §4.4. */
export const payForm = defineBehaviour({
  name: "payment-boxes",
  selector: ({ jobs }) => (jobs.modeOf(payFormJob) === "active" ? payPageSelectors.forms : null),
  element: "HTMLFormElement",
  connect(form, scope) {
    const slideMs = form.matches(payPageSelectors.addingForm) ? addingSlideMs : undefined
    const parts = createConnectedForm(scope, form)
    const choice = createMethodChoice(parts, slideMs)
    // The server checks these forms.
    const showButton = startCustomButton(parts, {
      isOurs: () => scope.page.jobs.modeOf(payFormJob) === "active",
      readGateway: choice.read,
      check: () => Promise.resolve(true),
    })
    return () => {
      choice.refresh()
      showButton()
      const { events, document } = scope.page
      // Card plugins mount their fields at it; on the other page they do so by themselves.
      if (form.matches(payPageSelectors.addingForm)) {
        events.send({ name: "init_add_payment_method", target: document.body })
      }
    }
  },
})
