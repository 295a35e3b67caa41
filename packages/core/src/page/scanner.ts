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
}

/** The recording stops here: the late code, which takes the records, has evidently not been fetched. */
const maxRecords = 9999

/** Whether only text has changed, as a countdown's does each second: no element came, went or became a hook. */
function isOfText({ addedNodes, removedNodes }: MutationRecord): boolean {
  const nodes = [...addedNodes, ...removedNodes]
  return nodes.length > 0 && nodes.every(({ nodeType }) => nodeType !== 1)
}

/**
 * Scans once before the next frame after any number of node changes, text apart. It also runs on pages without hooks: a hook may be inserted at any
 * time, and there is no cheaper way to notice the first one.
 */
export function createScanner({ window, document, signal, clock, reports }: ScannerPage): Scanner {
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
  let records: MutationRecord[] | undefined
  const observer = new window.MutationObserver((added) => {
    if (document.readyState !== "loading") records?.push(...added.slice(0, maxRecords - records.length))
    if (isPlanned || added.every(isOfText)) return
    isPlanned = true
    clock.nextFrame(() => {
      isPlanned = false
      scan()
    })
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
