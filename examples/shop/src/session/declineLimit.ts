import { createAttempts, type Attempts } from "./attempts.ts"

/** A started charge; `end` takes whether the bank has declined it. */
export interface StartedCharge {
  readonly kind: "started"
  readonly end: (isDeclined: boolean) => void
}

/** Limits declined cards by session and by sender, so that a list of stolen cards can't be tested. Source: checkout contract §8. */
export interface DeclineLimit {
  /** Starts a charge, or returns for how long the session or the sender has to wait. */
  readonly start: (
    session: string,
    sender: string | undefined,
  ) => StartedCharge | { readonly kind: "blocked"; readonly waitSeconds: number }
  /** Removes the declines of a session that has paid. The sender's stay. */
  readonly forget: (session: string) => void
}

const windowMs = 10 * 60_000
/** A network is shared by many people, so it is allowed more than a session. */
const declinesMax = { session: 5, sender: 20 } as const

/** Creates the limit. `clock` returns epoch ms. */
export function createDeclineLimit(clock: () => number): DeclineLimit {
  const sessions = createAttempts(clock, { failuresMax: declinesMax.session, windowMs })
  const senders = createAttempts(clock, { failuresMax: declinesMax.sender, windowMs })
  return {
    start(session, sender) {
      const counted: readonly (readonly [Attempts, string])[] =
        sender === undefined
          ? [[sessions, session]]
          : [
              [sessions, session],
              [senders, sender],
            ]
      const waitMs = Math.max(...counted.map(([attempts, key]) => attempts.waitMs(key)))
      if (waitMs > 0) return { kind: "blocked", waitSeconds: Math.ceil(waitMs / 1000) }
      const ends = counted.map(([attempts, key]) => attempts.start(key))
      return {
        kind: "started",
        end: (isDeclined) => {
          for (const end of ends) end(isDeclined)
        },
      }
    },
    forget: sessions.forget,
  }
}
