import type { PaymentInput } from "@ringside/payments"
import type { FormErrors } from "../forms/errors.ts"

/** An event of `reduceCheckout`, with the data of its effects. */
export type FlowEvent =
  | { readonly type: "requestUpdate" | "submit" }
  | { readonly type: "updateDone"; readonly generation: number; readonly hasFailed: boolean }
  | { readonly type: "valid"; readonly needsCard: boolean }
  | { readonly type: "invalid"; readonly errors: FormErrors | null }
  | {
      readonly type: "fail"
      readonly errors: FormErrors | null
      /** Whether the order review is to be updated, too. */
      readonly refresh?: boolean
      /** The order may exist, though its answer doesn't say so. */
      readonly isUncertain?: boolean
    }
  | { readonly type: "tokenized"; readonly inputs: readonly PaymentInput[] }
  | { readonly type: "confirm"; readonly hash: string }
  /** Without an address, the page is reloaded. */
  | { readonly type: "redirect"; readonly url: string | null }
