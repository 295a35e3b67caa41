import { createHash } from "node:crypto"
import { createGuessLimit, type GuessLimit } from "../../session/guessLimit.ts"

/** Slows down whoever guesses passwords, or has the shop write to strangers. */
export interface AccountLimits {
  /** Logins, by account and by network: a network has many people, an account has one. */
  readonly logins: AttemptLimit
  /** E-mails that anybody can have sent: to one address, and from one network. */
  readonly emails: AttemptLimit
}

/** Attempts that are counted before they are looked at, so that those that come at once count as well. */
export interface AttemptLimit {
  /** Counts an attempt on an account by a network; false when it is not to be looked at. */
  readonly take: (account: string, sender: string | undefined) => boolean
  /** Forgets what an account had against it, once its owner has proved themselves. The network's attempts stay. */
  readonly forget: (account: string) => void
}

const minuteMs = 60_000

/** Makes the limits of one shop. `clock` gives epoch ms. */
export function createAccountLimits(clock: () => number): AccountLimits {
  const limit = (guessesMax: number, minutes: number) =>
    createGuessLimit(clock, { guessesMax, windowMs: minutes * minuteMs })
  return {
    logins: createAttemptLimit(limit(10, 15), limit(50, 15)),
    emails: createAttemptLimit(limit(3, 60), limit(20, 60)),
  }
}

function createAttemptLimit(ofAccount: GuessLimit, ofNetwork: GuessLimit): AttemptLimit {
  return {
    take: (account, sender) => {
      const name = keyOf(account)
      if (ofAccount.isBlocked(name) || (sender !== undefined && ofNetwork.isBlocked(sender))) return false
      ofAccount.count(name)
      if (sender !== undefined) ofNetwork.count(sender)
      return true
    },
    forget: (account) => {
      ofAccount.forget(keyOf(account))
    },
  }
}

/** Whatever was typed takes the same memory. */
function keyOf(account: string): string {
  return createHash("sha256").update(account.trim().toLowerCase()).digest("base64url")
}
