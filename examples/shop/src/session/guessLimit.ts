/** Slows down whoever guesses a secret. */
export interface GuessLimit {
  /** Notes a wrong guess. */
  readonly count: (sender: string) => void
  /** Whether a sender has guessed wrong so often that no guess of theirs is looked at, not even a right one. */
  readonly isBlocked: (sender: string) => boolean
  /** Forgets the wrong guesses of a sender, who has guessed right. */
  readonly forget: (sender: string) => void
}

/** How many guesses are looked at in a time that begins with the first one. */
export interface GuessAllowance {
  readonly guessesMax: number
  readonly windowMs: number
}

/** What a secret allows that no person types. */
const tokenAllowance: GuessAllowance = { guessesMax: 5, windowMs: 60_000 }
/** Of more senders at once the oldest are forgotten, so that the memory stays bounded. */
const sendersMax = 10_000

/** Makes a limit for each sender: of five wrong guesses a minute, unless another one is named. `clock` gives epoch ms. */
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
