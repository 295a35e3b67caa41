import { definePart } from "@ringside/core/domain"
import { paymentsConfig } from "./config.ts"
import { anyPaymentForm, paymentSelectors, servedMarkup, waitingAttribute } from "./host.ts"
import { cardJob } from "./jobs.ts"
import { paymentsMessages } from "./messages.ts"

const cardFormOrHash = `${paymentSelectors.form}, html[${waitingAttribute}]`

/** Takes card payments through the payment provider. */
export const paymentsPart = definePart({
  name: "payments",
  jobs: [cardJob],
  config: paymentsConfig,
  messages: [paymentsMessages],
  beforeLoad: "beforeLoad.ts",
  late: [
    {
      file: "late.ts",
      chunk: "payments",
      doc: "card payment: the provider's form, confirmation, saved cards, paying an order",
      load: {
        // An order must not be sent without its card.
        press: [{ selector: `:is(${anyPaymentForm}) ${paymentSelectors.placeOrder}`, job: cardJob }],
        due: [{ selector: cardFormOrHash, job: cardJob }],
        present: `${servedMarkup}, html[${waitingAttribute}]`,
      },
    },
  ],
})
