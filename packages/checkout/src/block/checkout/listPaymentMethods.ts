import type { BlockCart } from "../../domain/index.ts"
import { cardGateway } from "@ringside/payments/domain"
import type { BlockSettings } from "./settings.ts"

/** The ways to pay, by their gateways, that the shop offers and that this page can take. */
export function listPaymentMethods({ areCardsOff }: BlockSettings, { paymentMethods }: BlockCart): readonly string[] {
  const offered = paymentMethods ?? []
  return areCardsOff ? offered.filter((gateway) => gateway !== cardGateway) : offered
}
