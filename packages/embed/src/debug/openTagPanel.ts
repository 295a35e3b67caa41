/* The chunk of the debug panel, which `?ringside-debug` or `ringside.debug()` asks for. No shopper fetches it. */
import { type DebugOptions, openPanel } from "@ringside/core/debug"
import type { Page } from "@ringside/core"
import { debugJobs } from "./debugJobs.ts"

/** Opens the panel of `page` with the jobs of the script tag's parts. */
export function openTagPanel(page: Page, options: Omit<DebugOptions, "jobs">): void {
  openPanel(page, { ...options, jobs: debugJobs })
}
