import { listen } from "./listen.ts"
import type { LoaderPage } from "./page.ts"

/** Calls `run` each time the browser restores the page from its back/forward cache, with nodes and state as they were left. */
export function onRestored({ window }: Pick<LoaderPage, "window">, run: () => void, signal: AbortSignal): void {
  listen(window, "pageshow", (event) => event.persisted && run(), { signal })
}
