import { createAttemptLimit, type AttemptLimit } from "../../session/attemptLimit.ts"

const windowMs = 15 * 60_000

/** Slows down whoever tries codes until one is a coupon: ten by session, and a hundred by network, which may open sessions as it likes. */
export function createCouponLimit(clock: () => number): AttemptLimit {
  return createAttemptLimit(clock, {
    ofOwner: { guessesMax: 10, windowMs },
    ofNetwork: { guessesMax: 100, windowMs },
  })
}
