import { readGlobal } from "../page/readGlobal.ts"

/** The members of the browser's `CloseWatcher` that we use. */
interface Watcher extends EventTarget {
  destroy(): void
}

/**
 * Calls `onRequest` when the browser itself asks to close what is open: by Escape where no listener of the page receives it, as in a video's
 * own controls, and by Android's Back gesture. What stays open at a request is asked again at the next one. The returned function ends it.
 * Browsers without `CloseWatcher` never ask.
 */
export function watchCloseRequests(view: Window & typeof globalThis, onRequest: () => unknown): () => void {
  const create = readGlobal(view, "CloseWatcher")
  if (!isConstructor(create)) return () => undefined
  let watcher: Watcher | null = null
  const watch = () => {
    const own = new create()
    watcher = own
    own.addEventListener("close", () => {
      if (watcher !== own) return
      onRequest()
      // A watcher asks once. What has closed has ended this one.
      if (watcher === own) watch()
    })
  }
  watch()
  return () => {
    watcher?.destroy()
    watcher = null
  }
}

function isConstructor(value: unknown): value is new () => Watcher {
  return typeof value === "function"
}
