import { defineBehaviour } from "@ringside/core"
import { createCardInputs, takeCard, usesNewCard } from "./cardDetails.ts"
import { cardsOf } from "./cards.ts"
import { confirmationsOf } from "./confirmPayment.ts"
import { cardGateway, paymentSelectors } from "./host.ts"
import { cardJob } from "./jobs.ts"
import { paymentsMessages } from "./messages.ts"
import { paymentMethodsOf } from "./paymentMethods.ts"

/** Cards as a way to pay at the classic checkout. Source: checkout contract §6, §8.2. */
export const cardMethod = defineBehaviour({
  name: "card-method",
  start(page) {
    if (page.jobs.modeOf(cardJob) !== "active") return
    const remove = paymentMethodsOf(page).add({
      gateway: cardGateway,
      mounts: paymentSelectors.mount,
      needsPreparation: ({ form }) => usesNewCard(form),
      async prepare({ form }) {
        const card = await takeCard(page, form)
        return card.kind === "refused" ? card : { kind: "ready", inputs: createCardInputs(page, card) }
      },
      async confirm(hash) {
        const confirmed = await confirmationsOf(page).confirm(hash)
        return confirmed ?? { kind: "failed", text: page.translator("payments", paymentsMessages)("unknownError") }
      },
      reviewChanged({ form }) {
        cardsOf(page).find(form)?.update()
      },
    })
    page.signal.addEventListener("abort", remove)
  },
})
