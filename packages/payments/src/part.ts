import { definePart } from "@ringside/core/domain"
import { paymentsConfig } from "./config.ts"
import { paymentsEvents } from "./events.ts"
import { paymentSelectors, waitingAttribute } from "./host.ts"
import { cardJob } from "./jobs.ts"
import { paymentsMessages } from "./messages.ts"

/** Takes card payments through the payment provider. */
export const paymentsPart = definePart({
  name: "payments",
  jobs: [cardJob],
  config: paymentsConfig,
  events: paymentsEvents,
  messages: [paymentsMessages],
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      chunk: "payments",
      doc: "card payment: the provider's form, confirmation, paying an order, adding a card",
      load: {
        // An order must not be sent without its card.
        press: [{ selector: paymentSelectors.placeOrder, job: cardJob }],
        due: [{ selector: paymentSelectors.form, job: cardJob }],
        present: `${paymentSelectors.form}, html[${waitingAttribute}]`,
      },
    },
  ],
})
