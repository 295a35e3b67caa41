import type { Database } from "../../database/connect.ts"
import type { PaymentMethod, ProviderEvent, SimulatedProvider } from "@ringside/simulated-provider"

/** A card as the provider describes it. */
export type ProviderCard = Pick<PaymentMethod, "id" | "customer" | "card">

/** Calls that both providers share. A declined card is an intent with that status. */
type SharedCalls =
  | "createPaymentIntent"
  | "createSetupIntent"
  | "retrieveIntent"
  | "cancelIntent"
  | "detachPaymentMethod"
  | "refund"

/** The interface of a payment provider, real or simulated. Source: express-checkout contract §14.3. */
export interface CardProvider extends Pick<SimulatedProvider, SharedCalls> {
  createCustomer(reference: string): Promise<string>
  readPaymentMethod(id: string): Promise<ProviderCard | null>
  listPaymentMethods(customer: string): Promise<readonly ProviderCard[]>
  /** Parses the event of a signed message; null when the provider didn't send it. */
  parseWebhook(body: string, signature: string): Promise<ProviderEvent | null>
}

/** Opens the provider; the simulated one stores its data in `database`, so that it takes part in a transaction. */
export type OpenProvider = (database: Database) => CardProvider

/** The provider could not be reached, or failed itself: the requested action may have happened nevertheless. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable"
}

/** Whether the provider has refused a call, and done nothing: such as a charge of another customer's card. */
export function isProviderRefusal(cause: unknown): boolean {
  return cause instanceof Error && Reflect.get(cause, "type") === "StripeInvalidRequestError"
}

/** Runs `work` with the provider; returns the result of `refuse` where the provider can't be reached. */
export async function reachProvider<Answer>(work: () => Promise<Answer>, refuse: () => Answer): Promise<Answer> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) return refuse()
    throw cause
  }
}
