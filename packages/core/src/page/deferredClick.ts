import type { Clock } from "./clock.ts"
import { createLoaderDecorations, type LoaderDecorations } from "./decorations.ts"

/** A shopper who has waited so long for an action gets what the link or form does by itself. */
export const releaseAfterMs = 10_000

/** The control that has come for one whose markup was replaced; undefined when there is none, which the shopper has been told. */
export type FindMoved = (control: Element) => Element | undefined

/** Name of the service. */
export const movedPart = "core.moved"

/** The code that a deferred click waits for. */
export interface Hold {
  /** Resolves with whether the code has started, and never rejects. */
  readonly until: Promise<boolean>
  /** Called when the shopper has waited long enough; `until` then settles. */
  readonly giveUp: () => void
  /** Repeats the shopper's event, at the same place. */
  readonly repetition: Event
  /** The host's own sign of waiting, beside `aria-busy`. */
  readonly busyClass?: string | undefined
}

/**
 * Shows that a control is busy, and replays its clicks in their order when the code that answers for it has started: an add button
 * adds once for each. Where the code can't be had, one click a control is released: the browser's own answer leaves the page.
 */
export type DeferClick = (target: Element, hold: Hold) => void

/** Clicks are deferred until the page stops. */
export function createClickDeferral({
  clock,
  decorations,
  services,
  signal,
}: {
  readonly clock: Clock
  readonly decorations: LoaderDecorations
  readonly services: ReadonlyMap<string, unknown>
  readonly signal: AbortSignal
}): DeferClick {
  // A record of its own: others may have decorated the same control, and theirs stays.
  const busy = createLoaderDecorations()
  const waiting = new WeakSet<Element>()
  signal.addEventListener("abort", () => busy.restoreAll())
  return (target, { until, giveUp, repetition, busyClass }) => {
    if (!waiting.has(target)) {
      waiting.add(target)
      if (busyClass) busy.toggleClass(target, busyClass, true)
      busy.attribute(target, "aria-busy", "true")
      clock.after(releaseAfterMs, giveUp)
    }
    void until.then((hasStarted) => {
      busy.restore(target)
      const isFirst = waiting.delete(target)
      if (signal.aborted || (!isFirst && !hasStarted)) return
      // The code that came may have put something better in its place, and the host may have printed all of it anew.
      let pressed: Element | undefined = decorations.replacements.get(target) ?? target
      // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the one function that has this name
      if (!pressed.isConnected) pressed = (services.get(movedPart) as FindMoved | undefined)?.(pressed)
      // On the page still: browsers follow a link that was removed, too.
      if (pressed?.matches(":not(:disabled)")) pressed.dispatchEvent(repetition)
    })
  }
}
