import { nullPrototype } from "../domain/index.ts"
import type { Clock } from "./clock.ts"
import type { PageDocument } from "./pageDocument.ts"
import type { LoaderReports } from "./reports.ts"

/** Scans the page's nodes again whenever they may have changed. */
export interface Scanner {
  /** Scans now. */
  scan(): void
  /** Calls `listener` at each scan; it returns `true` when it found something new. The returned function removes it. */
  onScan(listener: () => unknown): () => void
  /** Starts observing. */
  watch(): void
  /**
   * Records what is added to the page from now on, or ends that; answers what was recorded until now. Nodes of the parser are left out,
   * since they are the server's.
   */
  record(isOn: boolean): readonly MutationRecord[]
}

interface ScannerPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
  readonly signal: AbortSignal
  readonly clock: Clock
  readonly reports: LoaderReports
}

/** More than that means that nobody fetches the late code, which takes the records over. */
const maxRecords = 9999

/** Limits scans in a row: a host that answers each of our changes with a new node would keep us busy for ever. */
const maxBusyScans = 200

/**
 * Scans once before the next frame after any number of node changes. It also runs on pages without hooks: a hook may be inserted at any
 * time, and there is no cheaper way to notice the first one.
 */
export function createScanner({ window, document, signal, clock, reports }: ScannerPage): Scanner {
  const listeners = new Set<() => unknown>()
  // A failing listener must stop neither the other listeners nor the caller.
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
  let records: MutationRecord[] | undefined
  const observer = new window.MutationObserver((added) => {
    if (document.readyState !== "loading") records?.push(...added.slice(0, maxRecords - records.length))
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
  const record = (isOn: boolean) => {
    const recorded = records
    records = isOn ? [] : undefined
    return recorded ?? []
  }
  return { scan, watch, onScan, record }
}
