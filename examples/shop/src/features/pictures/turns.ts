/** Runs a task when its turn has come; the others wait in the order in which they asked. */
export type InTurn = <Result>(task: () => Promise<Result>) => Promise<Result>

/** Makes turns for tasks of which only `limit` may run at a time. */
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
