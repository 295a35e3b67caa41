import type { ConfigTable } from "@ringside/core/domain"

/** Members of the page's config that are the payments' own. */
export const paymentsConfig = {
  payments: {
    type: "record",
    doc: "`script`: address of the payment provider's script, `https://js.stripe.com/v3/` unless it is given; `false` where the page brings the script itself. `fingerprint`: a text that goes with each new card; none unless it is given. `cards`: `false` where no cards are taken but by the host's own script.",
  },
} as const satisfies ConfigTable
