import { Worker } from "node:worker_threads"
import type { NegativeRequest } from "../figures/index.ts"
import { drawingWorkerFile } from "../paths.ts"
import { DrawingStopped } from "./drawingStopped.ts"

/** What a worker is asked. */
export interface DrawingTask {
  readonly id: number
  readonly request: NegativeRequest
}

/** What a worker answers. */
export type DrawingAnswer =
  { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string }

/** A thread that draws one figure after another. */
export interface DrawingWorker {
  readonly isAlive: () => boolean
  /** How many figures it has been asked for and has not given. */
  readonly load: () => number
  readonly take: (request: NegativeRequest) => Promise<Uint8Array>
  readonly stop: () => Promise<unknown>
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (cause: Error) => void
}

/** Starts a thread that draws. */
export function startDrawingWorker(): DrawingWorker {
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
    giveUp(new Error("the thread that draws has ended"))
  })
  return {
    isAlive: () => isAlive,
    load: () => waiting.size,
    take: (request) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, request } satisfies DrawingTask)
      }),
    stop: () => {
      giveUp(new DrawingStopped())
      return worker.terminate()
    },
  }
}
