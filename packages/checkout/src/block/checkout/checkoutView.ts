import type { FormProblem } from "@ringside/ui"
import type { FormState } from "./formState.ts"

/** What the checkout is doing, in the platform's words. Source: checkout contract §7. */
export type CheckoutStatus = "idle" | "before_processing" | "processing" | "complete"

/** Everything that the checkout shows beside the cart. */
export interface CheckoutView {
  /** Null until the shop has said what it knows of the shopper. */
  readonly form: FormState | null
  readonly status: CheckoutStatus
  /** What was wrong when the order was last tried. */
  readonly problems: readonly FormProblem[]
  /** Fields that the shopper has left, by id: their faults are shown. */
  readonly left: ReadonlySet<string>
  /** Counts tries that failed. */
  readonly attempt: number
  /** What went wrong with an address that was sent. */
  readonly addressError: string | null
  /** An order may exist: the button waits. */
  readonly isHeld: boolean
}
