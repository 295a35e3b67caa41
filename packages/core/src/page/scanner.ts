import { nullPrototype } from "../domain/index.ts"
import type { Clock } from "./clock.ts"
import type { PageDocument } from "./pageDocument.ts"
import type { LoaderReports } from "../author/reports.ts"

/** Scans the page's nodes again whenever they may have changed. */
export interface Scanner {
  /** Scans now. */
  scan(): void
  /** Calls `listener` at each scan. The returned function removes it. */
  onScan(listener: () => unknown): () => void
  /** Starts observing. */
  watch(): void
  /** Stops observing. */
  unwatch(): void
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
  /** The nodes of ours. */
  readonly inserted: WeakSet<Node>
}

/** The recording stops here: the late code, which takes the records, has evidently not been fetched. */
const maxRecords = 9999

/** A scan for nodes of ours alone waits for idle time, and for this long at the most. */
const maxWaitForIdleMs = 200

/** The elements that came or went, or the one that became a hook. Text that changes, as a countdown's does each second, brings none. */
function listElements({ addedNodes, removedNodes, attributeName, target }: MutationRecord): readonly Node[] {
  const nodes = attributeName ? [target] : [...addedNodes, ...removedNodes]
  return nodes.filter(({ nodeType }) => nodeType === 1)
}

/**
 * Scans once before the next frame after any number of node changes, text apart. Where only elements of ours came or went, it scans in idle
 * time, since their own code has connected them. It also runs on pages without hooks: nothing cheaper notices the first one.
 */
export function createScanner({ window, document, signal, clock, reports, inserted }: ScannerPage): Scanner {
  const listeners = new Set<() => unknown>()
  // A failing listener must stop neither the other listeners nor the caller.
  const scan = () => {
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (cause) {
        reports.fail({ during: "event", widget: "scan", cause })
      }
    }
  }

  let isPlanned = false
  let isUrgent = false
  const scanAsPlanned = () => {
    // Idle time may have come before the frame, or the frame before idle time.
    if (!isPlanned) return
    isPlanned = isUrgent = false
    scan()
  }
  let records: MutationRecord[] | undefined
  const observer = new window.MutationObserver((added) => {
    if (document.readyState !== "loading") records?.push(...added.slice(0, maxRecords - records.length))
    if (isUrgent) return
    const elements = added.flatMap(listElements)
    if (elements.length === 0) return
    isUrgent = elements.some((element) => !inserted.has(element))
    if (isUrgent) clock.nextFrame(scanAsPlanned)
    else if (!isPlanned) clock.whenIdle(scanAsPlanned, maxWaitForIdleMs)
    isPlanned = true
  })
  const watch = () => {
    observer.observe(
      window.document,
      nullPrototype<MutationObserverInit>({ childList: true, subtree: true, attributeFilter: ["data-ringside"] }),
    )
  }
  const unwatch = () => observer.disconnect()
  signal.addEventListener("abort", unwatch)
  const onScan = (listener: () => unknown) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const record = (isOn: boolean) => {
    const recorded = records
    records = isOn ? [] : undefined
    return recorded ?? []
  }
  return { scan, watch, unwatch, onScan, record }
}
