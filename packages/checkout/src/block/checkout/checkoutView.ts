import type { FormProblem } from "@ringside/ui"
import type { AddressError } from "./addressErrors.ts"
import type { FormState } from "./formState.ts"

/** The status of the checkout, in the platform's terms. Source: checkout contract §7. */
export type CheckoutStatus = "idle" | "before_processing" | "processing" | "complete"

/** The state that the checkout shows, apart from the cart. */
export interface CheckoutView {
  /** Null until the shop has sent the shopper's data. */
  readonly form: FormState | null
  readonly status: CheckoutStatus
  /** The problems at the last attempt to order. */
  readonly problems: readonly FormProblem[]
  /** Ids of the fields that the shopper has left, whose problems are shown. */
  readonly leftFields: ReadonlySet<string>
  /** The number of failed attempts. */
  readonly attempt: number
  /** The errors of the addresses that were last sent. */
  readonly addressErrors: readonly AddressError[]
  /** Whether the button is disabled because an order may exist. */
  readonly isHeld: boolean
}
