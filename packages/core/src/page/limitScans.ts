import type { LoaderPage } from "./page.ts"

/** More scans in a row that find something new are too many. */
const maxBusyScans = 200
const pauseMs = 5000

/**
 * Stops observing the page for a while when its nodes change in every frame: a host that answers each of our changes with a new node would
 * keep us busy for ever. Only scans for changed nodes count, and only listeners of late code find something.
 */
export function limitScans(page: LoaderPage): Pick<LoaderPage, "scan" | "onScan"> {
  const { clock, reports } = page
  let hasFound = false
  let busyScans = 0
  let lastBusyAt = 0
  const pause = () => {
    reports.fail({
      during: "event",
      widget: "scan",
      cause: new Error("the page changes nodes in every frame; new ones wait 5 s"),
    })
    busyScans = 0
    page.unwatch()
    clock.after(pauseMs, () => {
      page.scan()
      page.watch()
    })
  }
  // Each scan counts the one before it, whose listeners have all run.
  page.onScan(() => {
    if (!hasFound) return
    hasFound = false
    const now = clock.now()
    busyScans = now - lastBusyAt < 1000 ? busyScans + 1 : 0
    lastBusyAt = now
    if (busyScans > maxBusyScans) pause()
  })
  return {
    scan() {
      const before = hasFound
      page.scan()
      hasFound = before
    },
    onScan: (listener) =>
      page.onScan(() => {
        if (listener() === true) hasFound = true
      }),
  }
}
