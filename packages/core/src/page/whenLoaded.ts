import { listen } from "./listen.ts"
import type { LoaderPage } from "./page.ts"

/** Runs `task` when the page has loaded, or now if it has. */
export function whenLoaded({ document, window, signal }: LoaderPage, task: () => void): void {
  if (document.readyState === "complete") task()
  else listen(window, "load", task, { once: true, signal })
}
