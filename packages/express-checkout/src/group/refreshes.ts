import type { Scope } from "@ringside/core"
import { reduceRefresh, type RefreshState } from "../domain/index.ts"
import type { WalletData } from "../backends/walletData.ts"

/** `full`: the buttons are created again. `data`: they get the new amount. */
export type RefreshKind = "full" | "data"

/** Keeps the prices of the buttons up to date; an older response never replaces a newer one. Source: express-checkout contract §2.1. */
export interface Refreshes {
  /** Requests the current amount; while a sheet is open, the request waits until it is closed. */
  request(kind: RefreshKind): void
  /** Cancels pending requests, because the amount is about to change. */
  cancel(): void
  hold(): void
  /** Runs the refreshes that were requested meanwhile. */
  resume(): void
  /** Whether a sheet is open. */
  readonly isHeld: boolean
}

interface RefreshOptions {
  readonly read: (signal: AbortSignal) => Promise<WalletData | null>
  /** Whether the product can be bought; if not, no request is sent, and the buttons keep their price until they are refused. */
  readonly canRead: () => boolean
  readonly setBlocked: (isBlocked: boolean) => void
  /** Shows the response; null when the request failed. */
  readonly apply: (kind: RefreshKind, data: WalletData | null) => Promise<void> | void
}

/** The refreshes of one group of buttons. */
export function createRefreshes(
  { page, signal, onEnd }: Scope,
  { read, canRead, setBlocked, apply }: RefreshOptions,
): Refreshes {
  let state: RefreshState | null = null
  let running: AbortController | null = null
  let isHeld = false
  let waiting: RefreshKind | null = null

  const begin = () => {
    const step = reduceRefresh(state, { type: "start" })
    state = step.state
    running?.abort()
    running = new AbortController()
    return { id: step.id, aborter: running }
  }
  const isApplied = (id: number) => {
    const step = reduceRefresh(state, { type: "answer", id })
    state = step.state
    return step.apply && !signal.aborted
  }
  const readSafely = async (aborter: AbortController) => {
    try {
      return await read(aborter.signal)
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "express-checkout", cause })
      return null
    }
  }
  const run = async (kind: RefreshKind) => {
    const { id, aborter } = begin()
    if (!canRead()) {
      setBlocked(false)
      return
    }
    setBlocked(true)
    const data = await readSafely(aborter)
    if (!isApplied(id)) return
    try {
      await apply(kind, data)
    } catch (cause) {
      page.reports.fail({ during: "event", widget: "express-checkout", cause })
    } finally {
      // A newer refresh keeps the block until its own response.
      if (state?.latest === id) setBlocked(false)
    }
  }
  onEnd(() => running?.abort())
  return {
    request(kind) {
      if (isHeld) waiting = waiting === "full" ? "full" : kind
      else void run(kind)
    },
    cancel: () => void begin(),
    hold: () => void (isHeld = true),
    resume() {
      isHeld = false
      const next = waiting
      waiting = null
      if (next !== null) void run(next)
    },
    get isHeld() {
      return isHeld
    },
  }
}
