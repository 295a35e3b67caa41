import { defineBehaviour, type Page } from "@ringside/core"
import { scaleMinorUnits } from "@ringside/core/domain"
import { createCardInputs, takeCard, usesNewCard } from "./cardDetails.ts"
import { cardsService } from "./cards.ts"
import { confirmationsService, savesCard } from "../confirmation/confirmPayment.ts"
import { paymentSelectors } from "../host.ts"
import { paymentsMessages } from "../messages.ts"
import { cardGateway, selectProviderDecimals } from "../domain/index.ts"
import { type PaymentForm, paymentMethodsService } from "../paymentMethods.ts"
import { freshSettingsService } from "../freshSettings.ts"
import { readPaymentSettings } from "../settings.ts"
import { takesCards } from "../takesCards.ts"

/** Converts to the decimals of the host's settings: two, or none. */
function takeAmount(page: Page, { minor, minorUnit, currency }: NonNullable<PaymentForm["amount"]>): void {
  const cartTotal = scaleMinorUnits(minor, minorUnit, Math.min(2, selectProviderDecimals(currency)))
  const fresh = freshSettingsService.of(page)
  fresh.current = { ...fresh.current, cartTotal, currency }
}

/** The payment method for cards at the classic checkout. Source: checkout contract §6, §8.2. */
export const cardMethod = defineBehaviour({
  name: "card-method",
  start(page) {
    if (!takesCards(page)) return
    const remove = paymentMethodsService.of(page).add({
      gateway: cardGateway,
      mounts: paymentSelectors.mount,
      billingFields: () => readPaymentSettings(page)?.printedBillingFields,
      needsPreparation: ({ form }) => usesNewCard(form),
      async prepare({ form }) {
        const card = await takeCard(page, form)
        return card.kind === "refused" ? card : { kind: "ready", inputs: createCardInputs(page, card) }
      },
      async confirm(hash, { form }) {
        const confirmed = await confirmationsService.of(page).confirm(hash, { isSaved: savesCard(form) })
        return confirmed ?? { kind: "failed", text: page.translator("payments", paymentsMessages)("unknownError") }
      },
      reviewChanged({ form, amount }) {
        if (amount) takeAmount(page, amount)
        cardsService.of(page).find(form)?.update()
      },
    })
    page.signal.addEventListener("abort", remove)
  },
})
