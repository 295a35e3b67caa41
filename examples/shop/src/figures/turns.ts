/** Lets so many tasks run at a time. */
export interface Turns {
  /** Runs a task when its turn has come; the others wait in the order in which they asked. */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
  /** Resolves as soon as no task runs and none waits. */
  readonly untilIdle: () => Promise<void>
}

/** Makes turns for tasks of which only `limit` may run at a time. */
export function createTurns(limit: number): Turns {
  const waiting: (() => void)[] = []
  const idlers: (() => void)[] = []
  let running = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) {
      next()
      return
    }
    running--
    if (running === 0) for (const wake of idlers.splice(0)) wake()
  }
  return {
    inTurn: async (task) => {
      if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
      else running++
      try {
        return await task()
      } finally {
        leave()
      }
    },
    untilIdle: async () => {
      while (running > 0) await new Promise<void>((resolve) => idlers.push(resolve))
    },
  }
}
