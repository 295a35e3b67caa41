import { createAttemptLimit, type AttemptLimit } from "../../session/attemptLimit.ts"

/** Slows down whoever guesses passwords, or has the shop write to strangers. */
export interface AccountLimits {
  /** Logins, by account and by network. */
  readonly logins: AttemptLimit
  /** E-mails that anybody can have sent: to one address, and from one network. */
  readonly emails: AttemptLimit
}

const minuteMs = 60_000

/** Makes the limits of one shop. `clock` gives epoch ms. */
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
