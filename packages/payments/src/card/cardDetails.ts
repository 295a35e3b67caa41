import { type Page, readPartConfig } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { cardsService } from "./cards.ts"
import { paymentsConfig } from "../config.ts"
import { type BillingValues, createBillingDetails, listPaymentInputs, type PaymentInput } from "../domain/index.ts"
import { paymentSelectors } from "../host.ts"
import { paymentsMessages } from "../messages.ts"
import { readMessage } from "../readMessage.ts"
import { readCustomerData, readFraudToken } from "../settings.ts"

/** A card that the provider has accepted, or the reason why it hasn't. */
export type TakenCard =
  | { readonly kind: "taken"; readonly paymentMethodId: string }
  /** The provider's error. The order is sent with it, so that the shop records the attempt. */
  | { readonly kind: "error"; readonly error: unknown }
  /** The shopper has to correct the input. */
  | { readonly kind: "refused"; readonly text: string }

/** Creates a payment method from the card details in a form. Source: checkout contract §8.2. */
export async function takeCard(page: Page, form: HTMLFormElement): Promise<TakenCard> {
  const translate = page.translator("payments", paymentsMessages)
  const card = cardsService.of(page).find(form)
  if (!card?.mounted || card.state === "failed") {
    const text = translate(card?.state === "waiting" ? "preparing" : "invalidDetails")
    card?.retry()
    return { kind: "refused", text }
  }
  const { provider, elements, element, destroyed } = card.mounted
  const result = await Promise.race([elements.submit(), destroyed])
  if (result === undefined) return { kind: "refused", text: translate("invalidDetails") }
  const submitted = readMember(result, ["error"])
  if (submitted) {
    // Move focus after the notice appears; the notice is announced anyway.
    // eslint-disable-next-line no-restricted-syntax -- the provider moves focus in its frame, and offers no choice
    page.clock.after(0, () => element.focus())
    return { kind: "refused", text: readMessage(submitted) ?? translate("invalidDetails") }
  }
  const creating = provider.createPaymentMethod({ elements, params: { billing_details: readDetails(page, form) } })
  const created = await Promise.race([creating, destroyed])
  if (created === undefined) return { kind: "refused", text: translate("invalidDetails") }
  const id = readMember(created, ["paymentMethod", "id"])
  if (typeof id === "string" && id !== "") return { kind: "taken", paymentMethodId: id }
  return { kind: "error", error: readMember(created, ["error"]) ?? { message: translate("invalidDetails") } }
}

/** The hidden inputs that send a card with a form. */
export function createCardInputs(page: Page, card: Exclude<TakenCard, { kind: "refused" }>): readonly PaymentInput[] {
  return listPaymentInputs({
    ...(card.kind === "taken" ? { paymentMethodId: card.paymentMethodId } : { error: card.error }),
    fraudToken: readFraudToken(page),
    fingerprint: readPartConfig(page, paymentsConfig).payments.fingerprint,
  })
}

/** The billing details of a form. A name is always included where the form has its fields, since the provider's own field is hidden then. */
function readDetails(page: Page, form: HTMLFormElement): object {
  const values = readBilling(form)
  const hasName = values !== null && ("billing_first_name" in values || "billing_last_name" in values)
  return { ...(hasName && { name: "" }), ...createBillingDetails(values, readCustomerData(page)) }
}

/** The billing fields of the checkout form; null for other forms. */
function readBilling(form: HTMLFormElement): BillingValues | null {
  if (!form.matches(`${paymentSelectors.checkoutForm}, ${paymentSelectors.blockForm}`)) return null
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith("billing_") && typeof value === "string" ? [[name, value] as const] : [],
  )
  return Object.fromEntries(values)
}

/** Whether the shopper pays with a new card instead of a saved one. */
export function usesNewCard(form: HTMLFormElement): boolean {
  const token = form.querySelector<HTMLInputElement>(`${paymentSelectors.token}:checked`)
  return token === null || token.value === "new"
}
