import { defineService } from "../../shop.ts"
import { createAttemptLimit, type AttemptLimit } from "../../session/attemptLimit.ts"

/** Limits against guessed passwords and unwanted e-mails. */
export interface AccountLimits {
  /** Password checks, by account and by network. */
  readonly logins: AttemptLimit
  /** E-mails that visitors can request without a login, by recipient and by network. */
  readonly emails: AttemptLimit
}

const minuteMs = 60_000

/** Creates the limits of a shop. `clock` returns epoch ms. */
export function createAccountLimits(clock: () => number): AccountLimits {
  const limit = (ofOne: number, ofNetwork: number, minutes: number) => {
    const windowMs = minutes * minuteMs
    return createAttemptLimit(clock, {
      ofOwner: { guessesMax: ofOne, windowMs },
      ofNetwork: { guessesMax: ofNetwork, windowMs },
    })
  }
  return { logins: limit(10, 50, 15), emails: limit(3, 20, 60) }
}

/** The shop's limits of logins and e-mails. */
export const accountLimitsOf = defineService(({ clock }) => createAccountLimits(clock))
