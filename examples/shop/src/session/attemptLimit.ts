import { createHash } from "node:crypto"
import { createGuessLimit, type GuessAllowance } from "./guessLimit.ts"

/** Counts attempts before they are checked, so that simultaneous attempts count as well. */
export interface AttemptLimit {
  /** Counts an attempt on an account or basket from a network; false when it must not be checked. */
  readonly take: (owner: string, sender: string | undefined) => boolean
  /** Removes an owner's attempts after a successful one. The network's attempts stay. */
  readonly forget: (owner: string) => void
}

/** A network is shared by many people, so it is allowed more attempts than one account or basket. */
interface AttemptAllowance {
  readonly ofOwner: GuessAllowance
  readonly ofNetwork: GuessAllowance
}

/** Creates a limit by owner and by network. `clock` returns epoch ms. */
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

/** Hashed, so that any input takes the same memory. */
function keyOf(owner: string): string {
  return createHash("sha256").update(owner.trim().toLowerCase()).digest("base64url")
}
