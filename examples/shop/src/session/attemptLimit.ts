import { createHash } from "node:crypto"
import { createGuessLimit, type GuessAllowance } from "./guessLimit.ts"

/** Attempts that are counted before they are looked at, so that those that come at once count as well. */
export interface AttemptLimit {
  /** Counts an attempt on somebody's account or basket by a network; false when it is not to be looked at. */
  readonly take: (owner: string, sender: string | undefined) => boolean
  /** Forgets what an owner had against them, once they have proved themselves. The network's attempts stay. */
  readonly forget: (owner: string) => void
}

/** A network has many people behind it, so it may try more often than one of them. */
interface AttemptAllowance {
  readonly ofOwner: GuessAllowance
  readonly ofNetwork: GuessAllowance
}

/** Makes a limit by owner and by network. `clock` gives epoch ms. */
export function createAttemptLimit(clock: () => number, allowance: AttemptAllowance): AttemptLimit {
  const ofOwner = createGuessLimit(clock, allowance.ofOwner)
  const ofNetwork = createGuessLimit(clock, allowance.ofNetwork)
  return {
    take: (owner, sender) => {
      const name = keyOf(owner)
      if (ofOwner.isBlocked(name) || (sender !== undefined && ofNetwork.isBlocked(sender))) return false
      ofOwner.count(name)
      if (sender !== undefined) ofNetwork.count(sender)
      return true
    },
    forget: (owner) => {
      ofOwner.forget(keyOf(owner))
    },
  }
}

/** Whatever was typed takes the same memory. */
function keyOf(owner: string): string {
  return createHash("sha256").update(owner.trim().toLowerCase()).digest("base64url")
}
