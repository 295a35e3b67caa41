import type { LoaderPage } from "@ringside/core"

/** Whether the page's address asks for the debug panel. */
export function isDue({ window }: LoaderPage): boolean {
  return window.location.search.includes("ringside-debug")
}
