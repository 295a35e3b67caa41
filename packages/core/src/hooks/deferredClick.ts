import type { Clock } from "../page/clock.ts"
import { createLoaderDecorations, type LoaderDecorations } from "../behaviours/decorations.ts"
import { findMoved } from "./findMoved.ts"
import type { ServicePage } from "../page/services.ts"

/** After this time a deferred click is released: the link or form does its default. */
export const releaseAfterMs = 10_000

/** The code that a deferred click waits for. */
export interface Deferral {
  /** Resolves with whether the code has started; never rejects. */
  readonly until: Promise<boolean>
  /** Called when the shopper has waited too long; `until` then settles. */
  readonly giveUp: () => void
  /** Repeats the shopper's event at the same place. */
  readonly repetition: Event
  /** The class by which the host marks busy controls, beside `aria-busy`. */
  readonly busyClass?: string | undefined
}

/**
 * Marks a control as busy, and replays its clicks in order when its code has started: an add button adds once per click. When the code
 * can't be loaded, one click per control is released, since the browser's default leaves the page.
 */
export type DeferClick = (target: Element, deferral: Deferral) => void

interface DeferringPage extends ServicePage {
  readonly clock: Clock
  readonly decorations: LoaderDecorations
  readonly signal: AbortSignal
}

/** Defers clicks until the page stops, which releases them to the browser. */
export function createClickDeferral(page: DeferringPage): DeferClick {
  const { clock, decorations, signal } = page
  // A record of its own, because other code may have changed the same control, and those changes stay.
  const busy = createLoaderDecorations()
  /** The first click of each control that waits. */
  const waiting = new Map<Element, Event>()
  signal.addEventListener("abort", () => {
    busy.restoreAll()
    const clicks = [...waiting]
    waiting.clear()
    // When all of our listeners are gone, the browser handles the clicks that nothing of ours will.
    void Promise.resolve().then(() => {
      for (const [target, click] of clicks) if (target.isConnected) target.dispatchEvent(click)
    })
  })
  return (target, { until, giveUp, repetition, busyClass }) => {
    if (!waiting.has(target)) {
      waiting.set(target, repetition)
      if (busyClass) busy.toggleClass(target, busyClass, true)
      busy.attribute(target, "aria-busy", "true")
      clock.after(releaseAfterMs, giveUp)
    }
    void until.then((hasStarted) => {
      busy.restore(target)
      const isFirst = waiting.delete(target)
      if (signal.aborted || (!isFirst && !hasStarted)) return
      // The loaded code may have replaced the control, and the host may have replaced the markup around it.
      let pressed: Element | undefined = decorations.replacements.get(target) ?? target
      if (!pressed.isConnected) pressed = findMoved(page, pressed)
      // Only a connected control: browsers also follow a link that was removed.
      if (pressed?.matches(":not(:disabled)")) pressed.dispatchEvent(repetition)
    })
  }
}
