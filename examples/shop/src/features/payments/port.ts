import type { Database } from "../../database/connect.ts"
import type { Intent, PaymentMethod, PaymentRequest, ProviderEvent } from "@ringside/simulated-provider"

/** A card as the provider describes it. */
export type ProviderCard = Pick<PaymentMethod, "id" | "customer" | "card">

/** What the shop asks of a payment provider, real or simulated. Source: express-checkout contract §14.3. */
export interface CardProvider {
  createCustomer(reference: string): Promise<string>
  /** Makes a payment and charges it at once; the same key makes one payment. A declined card is an intent that says so. */
  createPaymentIntent(request: PaymentRequest, idempotencyKey: string): Promise<Intent>
  createSetupIntent(
    request: { readonly customer: string | null; readonly paymentMethod: string },
    idempotencyKey: string,
  ): Promise<Intent>
  retrieveIntent(id: string): Promise<Intent | null>
  /** Calls a payment off; one that has succeeded meanwhile is returned as it is. */
  cancelIntent(id: string): Promise<Intent | null>
  readPaymentMethod(id: string): Promise<ProviderCard | null>
  listPaymentMethods(customer: string): Promise<readonly ProviderCard[]>
  detachPaymentMethod(id: string): Promise<void>
  refund(id: string, amount?: number): Promise<Intent | null>
  /** The event in a signed message; null when the provider didn't send it. */
  parseWebhook(body: string, signature: string): Promise<ProviderEvent | null>
}

/** Opens the provider; the simulated one keeps what it knows in `database`, so that it takes part in a transaction. */
export type OpenProvider = (database: Database) => CardProvider

/** The provider could not be reached, or failed itself: what it was asked for may have happened all the same. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable"
}
