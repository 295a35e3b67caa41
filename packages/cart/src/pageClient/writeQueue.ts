import { definePageService } from "@ringside/core"
import { createQueueState, reduceQueue } from "../domain/index.ts"

/** All writes to the basket, one at a time, first in, first out; the next starts after any result of the last. */
export interface WriteQueue {
  /** Runs `write` when all earlier writes have settled. */
  run<T>(write: () => Promise<T>): Promise<T>
  /** Resolves when no write is under way or waiting. */
  settled(): Promise<void>
  /** How many writes have settled; a response to a request from a lower count may be outdated. */
  readonly settledCount: number
  readonly isBusy: boolean
}

/** The one queue of a page. */
export const writeQueueService = definePageService("cart.queue", createWriteQueue)

/** An empty queue. */
export function createWriteQueue(): WriteQueue {
  let state = createQueueState()
  let lastId = 0
  let settledCount = 0
  const starts = new Map<string, () => void>()
  let waiters: (() => void)[] = []

  const step = (type: "enqueue" | "settled", id: string) => {
    const next = reduceQueue(state, { type, id })
    state = next.state
    if (next.start !== null) starts.get(next.start)?.()
    if (state.running !== null) return
    const resolved = waiters
    waiters = []
    for (const resolve of resolved) resolve()
  }

  return {
    async run(write) {
      const id = String((lastId += 1))
      await new Promise<void>((resolve) => {
        starts.set(id, resolve)
        step("enqueue", id)
      })
      try {
        return await write()
      } finally {
        starts.delete(id)
        settledCount += 1
        step("settled", id)
      }
    },
    settled: () =>
      state.running === null
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiters.push(resolve)
          }),
    get settledCount() {
      return settledCount
    },
    get isBusy() {
      return state.running !== null
    },
  }
}
