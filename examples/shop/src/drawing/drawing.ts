import { existsSync } from "node:fs"
import { Worker } from "node:worker_threads"
import { renderFigure, type DrawFigure, type FigureRequest } from "../figures/index.ts"
import { drawingWorkerFile } from "../paths.ts"

/** What a worker is asked. */
export interface DrawingTask {
  readonly id: number
  readonly request: FigureRequest
}

/** What a worker answers. */
export type DrawingAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string }

/** Draws pictures beside the shop's own thread. */
export interface Drawing {
  readonly draw: DrawFigure
  readonly close: () => Promise<void>
}

/** As many as the cache of pictures lets draw at a time. */
const workerCount = 2

/**
 * Drawing a figure is a second of computing, in which the shop would answer nobody: so workers do it, started when the
 * first picture is asked for. Where the shop runs from its source there is no worker's file, and it draws by itself.
 */
export function createDrawing(): Drawing {
  if (!existsSync(drawingWorkerFile)) return { draw: renderFigure, close: () => Promise.resolve() }
  const crew: ReturnType<typeof startWorker>[] = []
  let next = 0
  return {
    draw: (request) => {
      const place = next++ % workerCount
      const worker = crew[place]?.isAlive() ? crew[place] : (crew[place] = startWorker())
      return worker.draw(request)
    },
    close: async () => {
      await Promise.all(crew.map((worker) => worker.stop()))
    },
  }
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (cause: Error) => void
}

function startWorker() {
  const worker = new Worker(drawingWorkerFile)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isAlive = true
  // An idle worker must not keep a shop alive that has been told to stop.
  worker.unref()
  worker.on("message", (message: DrawingAnswer) => {
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if ("bytes" in message) asked?.resolve(message.bytes)
    else asked?.reject(new Error(message.failure))
  })
  const giveUp = (cause: Error) => {
    isAlive = false
    for (const { reject } of waiting.values()) reject(cause)
    waiting.clear()
  }
  worker.on("error", giveUp)
  worker.on("exit", () => {
    giveUp(new Error("the drawing was stopped"))
  })
  return {
    isAlive: () => isAlive,
    stop: () => worker.terminate(),
    draw: (request: FigureRequest) =>
      new Promise<Uint8Array>((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, request } satisfies DrawingTask)
      }),
  }
}
