import { cardTitle } from "../payments/cardTitle.ts"
import { ordersTexts } from "./texts.ts"
import type { Language } from "../../texts/languages.ts"
import type { OrderState } from "./orderStates.ts"

/** A way to pay. `statesShippedTo` is left out where it doesn't matter where the parcel goes. */
export interface PaymentMethod {
  readonly id: "cod" | "bacs" | "woocommerce_payments"
  /** The state of an order that has just been placed with it. */
  readonly placedState: OrderState
  /** Zones whose parcels can be paid this way; a pick-up always can. */
  readonly zones?: readonly number[]
}

/** The ways to pay, in the order of the form. Money is collected at doors in mainland Spain and the Balearics alone. */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: "cod", placedState: "processing", zones: [1] },
  { id: "bacs", placedState: "on-hold" },
  // Last, because it needs a script: whoever has none finds another way chosen.
  { id: "woocommerce_payments", placedState: "pending" },
]

/** Where transfers go. The account can't exist: its check digits are wrong. */
export const bankAccount = {
  holder: "Esquina Roja Taller, S. L.",
  bank: "Banco del Ring",
  iban: "ES00 0000 0000 0000 0000 0000",
  bic: "ESQRESM0XXX",
} as const

/** The name of a way to pay, also of one that is not offered any more. */
export function paymentTitle(id: string, language: Language): string {
  const words = ordersTexts[language].payment
  if (id === "woocommerce_payments") return cardTitle(language)
  return id === "cod" || id === "bacs" ? words[id].title : id
}
