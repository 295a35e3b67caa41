/** Limits attempts to guess a secret. */
export interface GuessLimit {
  /** Counts a wrong guess. */
  readonly count: (sender: string) => void
  /** Whether a sender has guessed wrong so often that none of their guesses is checked, not even a right one. */
  readonly isBlocked: (sender: string) => boolean
  /** Removes a sender's wrong guesses after a right one. */
  readonly forget: (sender: string) => void
}

/** The number of guesses that are checked in a period that starts with the first one. */
export interface GuessAllowance {
  readonly guessesMax: number
  readonly windowMs: number
}

/** The allowance for a secret that no person types. */
const tokenAllowance: GuessAllowance = { guessesMax: 5, windowMs: 60_000 }
/** With more senders at once, the oldest are dropped, so that the memory stays bounded. */
const sendersMax = 10_000

/** Creates a limit for each sender: by default five wrong guesses a minute. `clock` returns epoch ms. */
export function createGuessLimit(clock: () => number, allowance: GuessAllowance = tokenAllowance): GuessLimit {
  const { guessesMax, windowMs } = allowance
  const guesses = new Map<string, { readonly sinceMs: number; readonly count: number }>()
  const current = (sender: string) => {
    const found = guesses.get(sender)
    return found && clock() - found.sinceMs < windowMs ? found : { sinceMs: clock(), count: 0 }
  }
  return {
    count: (sender) => {
      const { sinceMs, count } = current(sender)
      guesses.delete(sender)
      guesses.set(sender, { sinceMs, count: count + 1 })
      const [oldest] = guesses.keys()
      if (guesses.size > sendersMax && oldest !== undefined) guesses.delete(oldest)
    },
    isBlocked: (sender) => current(sender).count >= guessesMax,
    forget: (sender) => void guesses.delete(sender),
  }
}
