/** Which write is under way and which wait, first in first out; a write is known by its id. */
export type QueueState = { readonly waiting: readonly string[]; readonly running: string | null }

/** A write wants its turn, or the one under way has come to its end, well or badly. */
export type QueueAction = { readonly type: "enqueue" | "settled"; readonly id: string }

/** The queue's next state, and the write to start now. */
export type QueueStep = { readonly state: QueueState; readonly start: string | null }

/** A queue with nothing in it. */
export function createQueueState(): QueueState {
  return { waiting: [], running: null }
}

/**
 * Moves the queue by one act. An id that is queued already, or settles without running, changes nothing. Source:
 * catalogue-and-cart §3.1.
 */
export function reduceQueue(state: QueueState, act: QueueAction): QueueStep {
  switch (act.type) {
    case "enqueue": {
      const isQueued = state.running === act.id || state.waiting.includes(act.id)
      if (isQueued) return { state, start: null }
      const waiting = [...state.waiting, act.id]
      return state.running === null ? startNext(waiting) : { state: { ...state, waiting }, start: null }
    }
    case "settled":
      return state.running === act.id ? startNext(state.waiting) : { state, start: null }
  }
}

function startNext(queued: readonly string[]): QueueStep {
  const [running = null, ...waiting] = queued
  return { state: { waiting, running }, start: running }
}
