import { defineBehaviour, type Page } from "@ringside/core"
import { scaleMinorUnits } from "@ringside/core/domain"
import { createCardInputs, takeCard, usesNewCard } from "./cardDetails.ts"
import { cardsOf } from "./cards.ts"
import { confirmationsOf } from "./confirmPayment.ts"
import { cardGateway, paymentSelectors } from "./host.ts"
import { paymentsMessages } from "./messages.ts"
import { selectProviderDecimals } from "./domain/index.ts"
import { type PaymentForm, paymentMethodsOf } from "./paymentMethods.ts"
import { freshSettingsOf } from "./freshSettings.ts"
import { readPaymentSettings } from "./settings.ts"
import { takesCards } from "./takesCards.ts"

/** Converts to the decimals of the host's settings: two, or none. */
function takeAmount(page: Page, { minor, minorUnit, currency }: NonNullable<PaymentForm["amount"]>): void {
  const cartTotal = scaleMinorUnits(minor, minorUnit, Math.min(2, selectProviderDecimals(currency)))
  const fresh = freshSettingsOf(page)
  fresh.current = { ...fresh.current, cartTotal, currency }
}

/** The payment method for cards at the classic checkout. Source: checkout contract §6, §8.2. */
export const cardMethod = defineBehaviour({
  name: "card-method",
  start(page) {
    if (!takesCards(page)) return
    const remove = paymentMethodsOf(page).add({
      gateway: cardGateway,
      mounts: paymentSelectors.mount,
      billingFields: () => readPaymentSettings(page)?.printedBillingFields,
      needsPreparation: ({ form }) => usesNewCard(form),
      async prepare({ form }) {
        const card = await takeCard(page, form)
        return card.kind === "refused" ? card : { kind: "ready", inputs: createCardInputs(page, card) }
      },
      async confirm(hash) {
        const confirmed = await confirmationsOf(page).confirm(hash)
        return confirmed ?? { kind: "failed", text: page.translator("payments", paymentsMessages)("unknownError") }
      },
      reviewChanged({ form, amount }) {
        if (amount) takeAmount(page, amount)
        cardsOf(page).find(form)?.update()
      },
    })
    page.signal.addEventListener("abort", remove)
  },
})
