import { existsSync } from "node:fs"
import { takeNegative, type TakeNegative } from "../figures/index.ts"
import { drawingWorkerFile } from "../paths.ts"
import { DrawingStopped } from "./drawingStopped.ts"
import { type DrawingWorker, startDrawingWorker } from "./drawingWorker.ts"

/** Draws figures beside the shop's own thread. */
export interface Drawing {
  readonly take: TakeNegative
  /** Drops what is being drawn; who waits for it, and who asks from now on, is told by a `DrawingStopped`. */
  readonly close: () => Promise<void>
}

/** As many as the cache of pictures lets draw at a time. */
const workerCount = 2

/**
 * Drawing a figure is a second of computing, in which the shop would answer nobody: so workers do it, started when the
 * first picture is asked for. Where the shop runs from its source there is no worker's file, and it draws by itself.
 */
export function createDrawing(): Drawing {
  const crew = existsSync(drawingWorkerFile) ? createCrew() : { take: takeNegative, stop: () => Promise.resolve() }
  let isClosed = false
  return {
    take: async (request) => {
      if (isClosed) throw new DrawingStopped()
      return crew.take(request)
    },
    close: async () => {
      isClosed = true
      await crew.stop()
    },
  }
}

/** Workers of whom the one with the least to do draws next. */
function createCrew() {
  let workers: readonly DrawingWorker[] = []
  const choose = (): DrawingWorker => {
    workers = workers.filter((worker) => worker.isAlive())
    const [freest] = workers.toSorted((a, b) => a.load() - b.load())
    if (freest && (freest.load() === 0 || workers.length === workerCount)) return freest
    const fresh = startDrawingWorker()
    workers = [...workers, fresh]
    return fresh
  }
  return {
    take: (request: Parameters<TakeNegative>[0]) => choose().take(request),
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
