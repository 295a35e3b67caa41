import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"

/**
 * @typedef {import("./minifyWorker.mjs").Job} Job
 * @typedef {import("./minifyWorker.mjs").Minified} Minified
 * @typedef {{ job: Job, resolve: (minified: Minified) => void, reject: (cause: Error) => void }} Waiting
 */

/** @type {Worker[]} */
const idle = []
/** @type {Waiting[]} */
const waiting = []
let workerCount = 0

/**
 * Minifies a script in one of the workers, of which there is one for each core: the minifiers' time is most of the build's.
 * @param {Job} job
 * @returns {Promise<Minified>}
 */
export function minifyInWorker(job) {
  return new Promise((resolve, reject) => {
    waiting.push({ job, resolve, reject })
    startNext()
  })
}

function startNext() {
  if (waiting.length === 0) return
  const worker = idle.pop() ?? (workerCount < availableParallelism() ? startWorker() : undefined)
  const next = worker && waiting.shift()
  if (next) runJob(worker, next)
}

function startWorker() {
  workerCount++
  return new Worker(new URL("minifyWorker.mjs", import.meta.url))
}

/**
 * @param {Worker} worker
 * @param {Waiting} waiting
 */
function runJob(worker, { job, resolve, reject }) {
  // A worker keeps the process running only while it works.
  worker.ref()
  const fail = (/** @type {Error} */ cause) => {
    workerCount--
    reject(cause)
    startNext()
  }
  worker.once("error", fail)
  worker.once("message", (/** @type {import("./minifyWorker.mjs").Answer} */ answer) => {
    worker.off("error", fail)
    worker.unref()
    idle.push(worker)
    if (answer.kind === "minified") resolve(answer.minified)
    else reject(new Error(answer.message))
    startNext()
  })
  worker.postMessage(job)
}
