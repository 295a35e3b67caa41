import { cardGateway } from "@ringside/payments/domain"
import type { BlockCart } from "../../domain/index.ts"
import type { BlockSettings } from "./settings.ts"

/**
 * The ways to pay, by their gateways, that the shop offers and that this page can take. The Store API lists all gateways of the shop, also
 * those that aren't made for blocks. Source: WooCommerce 11.0.1, `check-payment-methods.ts`.
 */
export function listPaymentMethods(
  { areCardsOff, isForBlocks }: BlockSettings,
  { paymentMethods }: BlockCart,
): readonly string[] {
  return (paymentMethods ?? []).filter((gateway) => isForBlocks(gateway) && !(areCardsOff && gateway === cardGateway))
}
