import { setPriority } from "node:os"
import { parentPort } from "node:worker_threads"
import { takeNegative } from "../figures/index.ts"
import type { DrawingTask, DrawingAnswer } from "./drawingWorker.ts"

// On Linux this is the priority of the thread alone: whoever waits for a page comes before whoever waits for a picture.
setPriority(10)

parentPort?.on("message", ({ id, request }: DrawingTask) => {
  takeNegative(request).then(
    (bytes) => {
      answer({ id, bytes })
    },
    (cause: unknown) => {
      answer({ id, failure: cause instanceof Error ? cause.message : String(cause) })
    },
  )
})

function answer(message: DrawingAnswer): void {
  parentPort?.postMessage(message)
}
