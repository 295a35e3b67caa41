/** A popup that waits for its turn. */
export interface QueueItem {
  readonly id: number
  /** Higher ones come first. */
  readonly priority: number
  /** When it began to wait, in epoch milliseconds. */
  readonly at: number
}

/** What the turn of the next popup depends on. */
export interface QueueState {
  readonly openCount: number
  readonly lastClosedAt: number | null
  /** How many have been shown on this page by themselves. */
  readonly shown: number
  readonly now: number
}

/** The queue with one more popup; one that waits already keeps its place. Source: popups §12. */
export function enqueuePopup(
  queue: readonly QueueItem[],
  { id, priority = 0, at }: { readonly id: number; readonly priority?: number; readonly at: number },
): QueueItem[] {
  return sort(queue.some((each) => each.id === id) ? queue : [...queue, { id, priority, at }])
}

/** Whose turn it is, or how long to wait, in milliseconds, and for what. */
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
