/** A popup that waits in the queue. */
export interface QueueItem {
  readonly id: number
  /** Higher ones come first. */
  readonly priority: number
  /** The time at which it was queued, in epoch milliseconds. */
  readonly at: number
}

/** The input for selecting the next popup. */
export interface QueueState {
  readonly openCount: number
  readonly lastClosedAt: number | null
  /** The number of popups that opened automatically on this page. */
  readonly shown: number
  readonly now: number
}

/** Adds a popup to the queue; a queued popup keeps its position. Source: popups §12. */
export function enqueuePopup(
  queue: readonly QueueItem[],
  { id, priority = 0, at }: { readonly id: number; readonly priority?: number; readonly at: number },
): QueueItem[] {
  return sort(queue.some((each) => each.id === id) ? queue : [...queue, { id, priority, at }])
}

/** The next popup, or the time to wait in milliseconds and the reason. */
export function selectNextPopup(
  queue: readonly QueueItem[],
  { openCount, lastClosedAt, shown, now }: QueueState,
  { gapMs, maxPerPage }: { readonly gapMs: number; readonly maxPerPage: number },
): { id: number | null; waitMs: number; reason: "empty" | "busy" | "limit" | "gap" | "ok" } {
  const next = sort(queue)[0]
  if (!next) return { id: null, waitMs: 0, reason: "empty" }
  if (openCount > 0) return { id: null, waitMs: 0, reason: "busy" }
  if (maxPerPage > 0 && shown >= maxPerPage) return { id: null, waitMs: 0, reason: "limit" }
  const waitMs = lastClosedAt === null ? 0 : lastClosedAt + gapMs - now
  return waitMs > 0 ? { id: null, waitMs, reason: "gap" } : { id: next.id, waitMs: 0, reason: "ok" }
}

function sort(queue: readonly QueueItem[]): QueueItem[] {
  return [...queue].sort((one, two) => two.priority - one.priority || one.at - two.at || one.id - two.id)
}
