import type { Database } from "./database/connect.ts"
import { describeFailure } from "./log/failure.ts"
import type { Log } from "./log/log.ts"

/** A periodic task, independent of visits. */
export type UpkeepTask = (database: Database, now: Date) => Promise<void>

/** The options of periodic tasks. `clock` returns epoch ms. */
export interface UpkeepOptions {
  readonly everyMs: number
  readonly clock: () => number
  readonly log: Log
}

/**
 * Runs all tasks periodically, until it is stopped. A failure is logged and doesn't prevent the other tasks; the next round tries again.
 */
export function startUpkeep(
  database: Database,
  tasks: readonly UpkeepTask[],
  { everyMs, clock, log }: UpkeepOptions,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const doAll = async () => {
    for (const task of tasks) {
      await task(database, new Date(clock())).catch((cause: unknown) => {
        log({ event: "upkeep-failed", failure: describeFailure(cause) })
      })
    }
  }
  const timer = setInterval(() => {
    running = running.then(doAll)
  }, everyMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
