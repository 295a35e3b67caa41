import { defineService } from "../../shop.ts"
import { createAttemptLimit, type AttemptLimit } from "../../session/attemptLimit.ts"

const windowMs = 15 * 60_000

/**
 * Creates the limit against guessed coupon codes, by session and by network, which can open any number of sessions.
 * `clock` returns epoch ms.
 */
export function createCouponLimit(clock: () => number): AttemptLimit {
  return createAttemptLimit(clock, {
    ofOwner: { guessesMax: 10, windowMs },
    ofNetwork: { guessesMax: 100, windowMs },
  })
}

/** The shop's limit against guessed coupon codes. */
export const couponLimitOf = defineService(({ clock }) => createCouponLimit(clock))
