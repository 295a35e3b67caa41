import type { Clock } from "./clock.ts"
import { createDecorations, type Decorations } from "./decorations.ts"
import { isPressable } from "./keptActs.ts"

/** A shopper who has waited so long for an act gets what the link or form does by itself. Nobody waits for a wake without one. */
export const patienceMs = 10_000

/** What a held press waits for. */
export interface Hold {
  /** Settles when the code is there or can't be had, and never rejects. */
  readonly until: Promise<unknown>
  /** Called when the shopper has waited long enough; `until` then settles. */
  readonly giveUp: () => void
  /** The host's own sign of waiting, beside `aria-busy`. */
  readonly busyClass?: string | undefined
}

/** Shows that a control is busy, and presses it when the code that answers for it is there. */
export type HoldPress = (target: Element, hold: Hold) => void

/** Presses are held until the page stops. */
export function createHoldPress({
  clock,
  decorations,
  signal,
}: {
  readonly clock: Clock
  readonly decorations: Decorations
  readonly signal: AbortSignal
}): HoldPress {
  // A record of its own: others may have decorated the same control, and theirs stays.
  const busy = createDecorations()
  const held = new WeakSet<Element>()
  signal.addEventListener("abort", () => busy.restoreAll())
  return (target, { until, giveUp, busyClass }) => {
    // A second press of somebody who has lost patience means the same as the first.
    if (held.has(target)) return
    held.add(target)
    if (busyClass) busy.toggleClass(target, busyClass, true)
    busy.attribute(target, "aria-busy", "true")
    clock.after(patienceMs, giveUp)
    void until.then(() => {
      busy.restore(target)
      held.delete(target)
      // The code that came may have put something better in its place.
      const pressed = decorations.heirOf(target) ?? target
      if (!signal.aborted && pressed.isConnected && isPressable(pressed)) pressed.click()
    })
  }
}
