import { cardTitle } from "../payments/cardTitle.ts"
import { ordersTexts } from "./texts.ts"
import type { Language } from "../../texts/languages.ts"
import type { OrderState } from "./orderStates.ts"

/** A payment method. */
export interface PaymentMethod {
  readonly id: "cod" | "bacs" | "woocommerce_payments"
  /** The state of a new order with this method. */
  readonly placedState: OrderState
  /**
   * The shipping zones with this method; undefined means everywhere. With zones, it is also offered for pick-up, but not when nothing is
   * shipped.
   */
  readonly zones?: readonly number[]
}

/** All payment methods, in the form's order. Cash on delivery is collected only in zone 1, mainland Spain and the Balearics. */
export const paymentMethods: readonly PaymentMethod[] = [
  { id: "cod", placedState: "processing", zones: [1] },
  { id: "bacs", placedState: "on-hold" },
  // Last, because it needs a script: without one, the form preselects another method.
  { id: "woocommerce_payments", placedState: "pending" },
]

/** The account for bank transfers. Its check digits are invalid, so that it can't exist. */
export const bankAccount = {
  holder: "Esquina Roja Taller, S. L.",
  bank: "Banco del Ring",
  iban: "ES00 0000 0000 0000 0000 0000",
  bic: "ESQRESM0XXX",
} as const

/** The name of a payment method; the id itself if the method is no longer offered. */
export function paymentTitle(id: string, language: Language): string {
  const words = ordersTexts[language].payment
  if (id === "woocommerce_payments") return cardTitle(language)
  return id === "cod" || id === "bacs" ? words[id].title : id
}
