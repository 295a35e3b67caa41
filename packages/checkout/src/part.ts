import { definePart } from "@ringside/core/domain"
import { addressFormSelectors } from "./addressForms/host.ts"
import { basketPageEvents } from "./basketPage/events.ts"
import { basketTriggers } from "./basketPage/host.ts"
import { basketPageJob } from "./basketPage/jobs.ts"
import { basketPageMessages } from "./basketPage/messages.ts"
import { anyCheckoutForm, checkoutSelectors, placeOrderButton, toggleControls } from "./classic/host.ts"
import { checkoutEvents } from "./events.ts"
import { addressFieldsJob, checkoutJob, checkoutTogglesJob, passwordJob } from "./jobs.ts"
import { checkoutMessages } from "./messages.ts"

/** Takes a shopper from the basket page to a placed order. */
export const checkoutPart = definePart({
  name: "checkout",
  jobs: [checkoutJob, checkoutTogglesJob, addressFieldsJob, passwordJob, basketPageJob],
  events: {
    sent: { ...basketPageEvents.sent, ...checkoutEvents.sent },
    received: { ...basketPageEvents.received, ...checkoutEvents.received },
  },
  messages: [checkoutMessages, basketPageMessages],
  late: [
    {
      file: "basketPage/late.ts",
      chunk: "basket-page",
      doc: "the basket page",
      load: {
        press: [{ selector: basketTriggers.controls, job: basketPageJob }],
        // The buttons for quantities can't be reached by keyboard before their code is there.
        due: [{ selector: basketTriggers.form, job: basketPageJob }],
        present: basketTriggers.page,
      },
    },
    {
      file: "classic/late.ts",
      chunk: "classic-checkout",
      doc: "the classic checkout form",
      load: {
        press: [
          { selector: placeOrderButton, job: checkoutJob },
          { selector: toggleControls, job: checkoutTogglesJob },
        ],
        // Totals depend on what is already in the fields.
        due: [
          { selector: anyCheckoutForm, job: checkoutJob },
          { selector: anyCheckoutForm, job: checkoutTogglesJob },
        ],
        present: `${checkoutSelectors.form}, ${checkoutSelectors.showPassword}`,
      },
    },
    {
      file: "addressForms/late.ts",
      chunk: "address-forms",
      doc: "the account's form of one address",
      load: { present: addressFormSelectors.accountFields },
    },
  ],
  extras: {
    calculatorFields: {
      file: "addressForms/calculatorFields.ts",
      doc: "the states of each country in the basket page's shipping calculator, when it is first opened",
    },
  },
})
