/** Queues a task and settles with its result. Tasks start in the order of the calls. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Creates a queue that runs at most `limit` tasks at once. */
export function createTurns(limit: number): InTurn {
  const waiting: (() => void)[] = []
  let running = 0
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
