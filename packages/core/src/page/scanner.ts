import { nullPrototype } from "../domain/index.ts"
import type { Clock } from "./clock.ts"
import type { LoaderReports } from "./reports.ts"

/** Looks at the page's nodes again whenever they may have changed. */
export interface Scanner {
  /** Looks now. */
  scan(): void
  /** Calls `listener` at each look; it answers `true` when it found something new. The answer ends it. */
  onScan(listener: () => unknown): () => void
  /** Begins to watch. */
  watch(): void
}

interface ScannerPage {
  readonly window: Window & typeof globalThis
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly reports: LoaderReports
}

/** A host that answers each of our changes with a new node would keep us busy for ever. */
const maxBusyScans = 200

/**
 * One look before the next frame after any change of nodes, however many there were. It is on for pages without hooks too:
 * a hook may be inserted at any time, and there is no cheaper way to learn of the first.
 */
export function createScanner({ window, signal, clock, reports }: ScannerPage): Scanner {
  const listeners = new Set<() => unknown>()
  // One that fails must keep neither the others from looking nor whoever asked for the look from going on.
  const look = (listener: () => unknown) => {
    try {
      return listener()
    } catch (cause) {
      reports.fail({ during: "event", widget: "scan", cause })
    }
  }
  const scan = () => [...listeners].map(look).includes(true)

  let isPlanned = false
  let busyScans = 0
  let lastBusyAt = 0
  const observer = new window.MutationObserver(() => {
    if (isPlanned) return
    isPlanned = true
    clock.nextFrame(() => {
      isPlanned = false
      if (!scan()) return
      const now = clock.now()
      busyScans = now - lastBusyAt < 1000 ? busyScans + 1 : 0
      lastBusyAt = now
      if (busyScans > maxBusyScans) pause()
    })
  })
  const watch = () => {
    observer.observe(
      window.document,
      nullPrototype<MutationObserverInit>({ childList: true, subtree: true, attributeFilter: ["data-ringside"] }),
    )
  }
  const pause = () => {
    reports.fail({
      during: "event",
      widget: "scan",
      cause: new Error("nodes change in every frame; new ones wait 5 s"),
    })
    busyScans = 0
    observer.disconnect()
    clock.after(5000, () => {
      scan()
      watch()
    })
  }
  signal.addEventListener("abort", () => observer.disconnect())
  const onScan = (listener: () => unknown) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { scan, watch, onScan }
}
