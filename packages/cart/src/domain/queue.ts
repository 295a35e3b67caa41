/** The running write and the waiting ones, by id, first in, first out. */
export type QueueState = { readonly waiting: readonly string[]; readonly running: string | null }

/** A write joins the queue, or the running one has settled. */
export type QueueAction = { readonly type: "enqueue" | "settled"; readonly id: string }

/** The queue's next state, and the write to start now. */
export type QueueStep = { readonly state: QueueState; readonly start: string | null }

/** Creates an empty queue. */
export function createQueueState(): QueueState {
  return { waiting: [], running: null }
}

/**
 * Applies one action to the queue. Queueing an id twice, or settling one that isn't running, changes nothing. Source: catalogue-and-cart
 * §3.1.
 */
export function reduceQueue(state: QueueState, action: QueueAction): QueueStep {
  switch (action.type) {
    case "enqueue": {
      const isQueued = state.running === action.id || state.waiting.includes(action.id)
      if (isQueued) return { state, start: null }
      const waiting = [...state.waiting, action.id]
      return state.running === null ? startNext(waiting) : { state: { ...state, waiting }, start: null }
    }
    case "settled":
      return state.running === action.id ? startNext(state.waiting) : { state, start: null }
  }
}

function startNext(queued: readonly string[]): QueueStep {
  const [running = null, ...waiting] = queued
  return { state: { waiting, running }, start: running }
}
