import { Worker } from "node:worker_threads"

/** @typedef {import("../src/checkDocument.ts").PageFindings} PageFindings */

/** Parsing needs some 50 times the memory of the text. */
const maxMegabytes = 2048

/**
 * Checks pages one by one in a thread, which is ended and replaced where a page takes longer than `limitMs` or needs too much memory: no
 * page keeps the command from ending.
 * @param {number} limitMs
 */
export function createPageChecker(limitMs) {
  /** @type {Worker | null} */
  let worker = null
  const end = () => {
    void worker?.terminate()
    worker = null
  }
  return {
    /**
     * Rejects with the reason where the page can't be checked.
     * @param {{ readonly html: string, readonly url: string }} page
     * @returns {Promise<PageFindings>}
     */
    check(page) {
      const running = (worker ??= new Worker(new URL("./checkPage.mjs", import.meta.url), {
        resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      }))
      return new Promise((resolve, reject) => {
        const fail = (/** @type {Error} */ cause) => {
          end()
          reject(cause)
        }
        const timer = setTimeout(
          () => fail(new Error(`the page takes longer than ${limitMs / 1000} s; expected less, so it isn't checked`)),
          limitMs,
        )
        running.removeAllListeners()
        running.once("message", resolve).once("error", fail)
        running.postMessage(page)
        const settle = () => clearTimeout(timer)
        running.once("message", settle).once("error", settle)
      })
    },
    end,
  }
}
